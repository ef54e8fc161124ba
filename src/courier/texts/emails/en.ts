import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  facts: {
    carrier: 'Courier',
    trackingNumber: 'Parcel number',
    cash: 'To pay the courier in cash',
  },
  track: 'Track the parcel: {carrier}',
  pickupFailed: {
    againSubject: 'We could not collect your device, request: {number}',
    againText: 'The courier did not find you and could not collect the device. They will come again at the time below.',
    againHow:
      'If this time does not suit you, choose another one on the page of your request before the courier sets out. You will find the new parcel number there too.',
    chooseSubject: 'Choose a new time for the courier, request: {number}',
    chooseText: 'Once again the courier could not collect the device, and will come back only if you choose a new time.',
    returnedText: 'The courier could not bring us the parcel and has taken it back to you.',
    chooseHow:
      'Choose a new day and time on the page of your request, and we will order the courier at once. If you no longer need the repair, you can cancel the request there.',
    choose: 'Choose a new time',
  },
  shipped: {
    subject: 'Your device is on its way to you, request: {number}',
    text: 'The courier has collected your device from us and is bringing it to you.',
    lockerText:
      'The courier has collected your device from us and is taking it to the parcel locker you chose. The courier will send you the code when the parcel is there.',
    counterText: 'We have handed your device to the courier, who takes it to the store. We will write to you when you can collect it there.',
    cash: 'Please have the amount ready to save time.',
    attempts: 'If the courier does not find you, they will try again on the next working day.',
  },
  deliveryFailed: {
    subject: 'We could not deliver your device, request: {number}',
    againText: 'The courier did not find you and could not deliver the device. They will try again on the next working day.',
    beThere: 'Please keep your phone within reach: the courier may call before coming.',
    lastText: 'Once again the courier could not deliver the device, and will make no further attempt. The parcel may come back to us.',
    returnedText: 'The parcel could not be delivered and has come back to us.',
    backSubject: 'Your device has come back to us, please choose, request: {number}',
    choose:
      'Please choose on the page of the request: another day, another address, a parcel locker, or collecting it yourself. There is no charge for the new delivery. If you have a question, call us: {phone}, on working days {from}–{to}.',
    talk: 'Call us, and we will agree when and where the courier should bring it. Phone: {phone}, on working days {from}–{to}.',
  },
  lost: {
    subject: 'Your parcel has been lost, request: {number}',
    inText: 'We are sorry to tell you that the parcel was lost on its way to our workshop; the courier cannot find it.',
    outText: 'We are sorry to tell you that the parcel was lost on its way to you; the courier cannot find it.',
    compensation: 'Compensation for the device',
    payout:
      'We pay the compensation by transfer. Please tell us on the page of the request which bank account you want it on: we pay it within {days} days of that.',
    questions: 'If you have a question or do not agree with the sum, call us: {phone}, on working days {from}–{to}.',
    say: 'Give a bank account',
    nothingOwed: 'You owe nothing for the repair or the delivery. What you have paid is refunded, and an invoice already issued is cancelled.',
  },
}

export default en
