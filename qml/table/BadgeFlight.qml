// SPDX-License-Identifier: GPL-3.0-or-later
// Actions and foxes that were earned fly from their box to where they are counted.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property CleverPad pad
    required property Item table // in which both ends lie

    function find(item: Item, name: string): Item {
        if (!item.visible)
            return null
        if (item.objectName === name)
            return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = root.find(item.children[i], name)
            if (found)
                return found
        }
        return null
    }

    enabled: false
    Accessible.ignored: true

    Connections {
        target: root.pad
        enabled: Theme.badgeTime > 0

        function onGained(kind: string, area: int, box: int): void {
            const from = root.find(root.table, "box-" + area + "-" + box)
            const to = root.find(root.table, kind === "fox" ? "foxes" : "action-" + kind)
            if (from && to)
                flyer.createObject(root, {
                    "kind": kind,
                    "from": from.mapToItem(root, from.width / 2, from.height / 2),
                    "to": to.mapToItem(root, Math.min(to.width / 2, 24), to.height / 2)
                })
        }
    }
    Component {
        id: flyer

        Badge {
            id: badge

            required property point from
            required property point to
            property real way

            x: from.x + (to.x - from.x) * way - width / 2
            y: from.y + (to.y - from.y) * way - height / 2 - 40 * way * (1 - way)
            width: 30
            height: 30
            unit: 1.5
            scale: 1.3 - 0.5 * way
            Accessible.ignored: true

            NumberAnimation on way {
                from: 0
                to: 1
                duration: Theme.badgeTime
                easing.type: Easing.InOutQuad
                onFinished: badge.destroy()
            }
        }
    }
}
