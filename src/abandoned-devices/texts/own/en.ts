import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  title: 'Your device is waiting for you here',
  until: 'We store it free of charge until {day}.',
  over: 'The storage time was over on {day}. Until we have decided what becomes of the device, you can still have it.',
  todo: {
    payment: 'Pay the invoice, and we will send the device on its way.',
    delivery: 'Choose where we should bring it, or collect it from us.',
    collection: 'Come and collect it, or ask for a delivery instead.',
  },
  after:
    'If by that day we have not been paid, you have not chosen, or the device has not been collected, we may regard it as abandoned. We will write to you before that.',
  terms: 'Storage of the device in the general terms and conditions',
}

export default en
