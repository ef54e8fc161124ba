import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  items: {
    display: 'Display',
    back: 'Back cover',
    frame: 'Frame',
    buttons: 'Buttons',
    camera: 'Camera',
    water: 'Traces of water',
    power: 'Powering on',
    lock: 'Screen lock',
    locator: 'Device locator',
  },
  fine: {
    display: 'intact',
    back: 'intact',
    frame: 'intact',
    buttons: 'working',
    camera: 'intact',
    water: 'none visible',
    power: 'powers on',
    lock: 'none',
    locator: 'off',
  },
  damaged: {
    display: 'damaged',
    back: 'damaged',
    frame: 'damaged',
    buttons: 'faulty',
    camera: 'damaged',
    water: 'visible',
    power: 'does not power on',
    lock: 'locked',
    locator: 'on',
  },
  notCheckable: 'could not be checked',
  check: '{item}: {finding}',
  checkWithNote: '{item}: {finding} ({note})',
  differences: {
    missing: 'Missing accessory: {name}',
    extra: 'Accessory that was not in the order: {name}',
    additional: 'Also in the parcel: {text}',
    identifier: 'Another identifier: {booked} in the order, {read} on the device',
  },
} satisfies SameKeys<typeof hu>
