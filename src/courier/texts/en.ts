import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  legs: { in: 'To the workshop', out: 'Back to the customer' },
  facts: {
    carrier: 'Courier',
    trackingNumber: 'Parcel number',
    day: 'Pickup day',
    collection: 'Leaves the workshop on',
    dayAndWindow: '{day}, {window}',
    locker: 'Parcel locker',
    cash: 'To pay the courier in cash',
    reference: 'Reference',
    attempt: 'Attempt',
    nth: 'No. {n, number}',
  },
  track: 'Track the parcel: {carrier} (new tab)',
  events: 'What happened to the parcel',
  earlier: 'Earlier orders',
  status: {
    in: {
      CREATED: 'The courier has not been ordered yet',
      PICKUP_ORDERED: 'The courier is ordered',
      PICKED_UP: 'The courier has collected the parcel',
      IN_TRANSIT: 'The parcel is on its way to the workshop',
      OUT_FOR_DELIVERY: 'The courier is bringing the parcel to the workshop',
      IN_LOCKER: 'The parcel is in a parcel locker',
      DELIVERED: 'The courier has left the parcel at the workshop',
      FAILED: 'The courier could not collect the parcel',
      RETURNED: 'The parcel went back to its sender',
      CANCELLED: 'The order was withdrawn',
    },
    out: {
      CREATED: 'The courier has not been ordered yet',
      PICKUP_ORDERED: 'The courier is ordered',
      PICKED_UP: 'The courier has collected the parcel from the workshop',
      IN_TRANSIT: 'The parcel is on its way',
      OUT_FOR_DELIVERY: 'The courier is delivering the parcel',
      IN_LOCKER: 'The parcel is waiting in the parcel locker',
      DELIVERED: 'The parcel was handed over',
      FAILED: 'The courier could not hand the parcel over',
      RETURNED: 'The parcel came back to the workshop',
      CANCELLED: 'The order was withdrawn',
    },
  },
  customer: {
    title: 'The way of your parcel',
    legs: { in: 'To the workshop', out: 'Back to you' },
    again: 'The courier could not collect the device the last time. They come again: {when}. If this does not suit you, choose another time.',
    choose:
      'The courier came in vain more than once, so they will not come again by themselves. Choose a new day and time, and we will order them at once. If you no longer need the repair, you can cancel the request.',
    chooseLink: 'Choose a new time',
    deliveryAgain: 'The courier could not hand the device over. They will try again on the next working day; please keep your phone within reach.',
    talk: 'The courier could not hand the device over once again, so they will not try again by themselves. Call us on working days {from}–{to}, and we will agree on another delivery.',
  },
  desk: {
    title: 'Courier',
    chooseAgain: 'The customer must choose a new pickup time; we asked them by e-mail and on the page of the request.',
    talk: 'The delivery has failed. Talk to the customer before the parcel sets out again.',
    unpaid: 'The way back cannot be ordered until the invoice is paid.',
    refused: 'The courier did not accept the order: {reason}',
    withdrawal: {
      wanted: 'The courier has not confirmed the withdrawal yet.',
      done: 'The courier knows of the withdrawal.',
      late: 'The withdrawal came too late: the courier may come all the same.',
    },
    label: { in: 'Label for the pickup (PDF)', out: 'Label for the way back (PDF)' },
    note: 'Note',
    noteHint: 'It goes into the history of the request; the customer does not see it.',
    cash: 'The courier takes this much in cash: {amount}.',
    noCash: 'The courier takes no money.',
  },
}

export default en
