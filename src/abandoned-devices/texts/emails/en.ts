import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  owed: 'To be paid',
  notice: {
    subject: 'Your device is waiting for you, request: {number}',
    lastSubject: 'Last notice: we store your device until: {day}, request: {number}',
    payment: 'Your device can be sent back, but the invoice must be paid first. As soon as the payment has come in, it sets out.',
    delivery: 'Your device is with us again because the courier could not deliver it. Please choose a new delivery, or to collect it yourself.',
    collection:
      'Your device is with us: you chose to collect it and have not come yet. If you would rather have it delivered, you can choose that too.',
    until: 'We store it until',
    button: { payment: 'Payment and details', delivery: 'Choose a delivery', collection: 'Open the request' },
    after:
      'Storage is free of charge. If you do not pay, choose or collect the device by the day given, we may treat it as abandoned under the general terms. We will write to you again before that.',
    lastAfter:
      'This is our last notice. If you do not pay, choose or collect the device by the day given, we may treat it as abandoned under the general terms: its data are erased, and we may keep it, sell it or have it recycled. This does not cancel what you owe.',
    call: 'If something prevents you, or you do not agree with the invoice, call us: {phone}, on working days {from}–{to}.',
  },
  account: {
    subject: 'Account for the device that was not collected, request: {number}',
    lead: 'In spite of several notices you did not take the device over by the end of the storage time. Under the general terms we treat it as abandoned, and the request is closed.',
    fate: {
      kept: 'The data on the device were erased, and we have kept the device.',
      sold: 'The data on the device were erased, and the device was sold.',
      recycled: 'The data on the device were erased, and the device is recycled as waste.',
    },
    day: 'Day of the decision',
    value: { kept: 'Value of the device, credited', sold: 'Proceeds of the sale' },
    balance: {
      left: 'This is left to be paid: {amount}. Please settle it as the invoice says.',
      yours: 'This is due to you: {amount}. We will call you to agree how it is paid.',
      even: 'Neither of us owes the other anything.',
    },
    objection: 'If you do not agree with the account, write to us or call: {phone}, on working days {from}–{to}. You can also make a complaint.',
  },
}

export default en
