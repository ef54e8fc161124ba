import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: { worksheet: 'Worksheet number', arrivedAt: 'Received at' },
  arrived: {
    subject: 'Your device has arrived, request: {number}',
    differentSubject: 'Your device has arrived, we noted a difference, request: {number}',
    text: 'Our workshop has received your device and opened a worksheet for it.',
    reopenedSubject: 'A device has arrived for your cancelled request: {number}',
    reopenedText:
      'You cancelled this request, but the device has arrived at our workshop. We have received it, opened a worksheet for it and reopened the request.',
    reopenedChoice:
      'If you do not want the repair, write to us or call us: we will send the device back free of charge. We do no chargeable work before you accept it.',
    reopenedChoiceWithin: 'If you do not want the repair, write to us or call us: we will send the device back free of charge.',
    secondSubject: 'There was another device in the parcel, please tell us what to do, request: {number}',
    secondText:
      'We found another device in the parcel of your request {first}. We have received it, opened a worksheet for it, and handle it as a request of its own.',
    secondNext:
      'On the page of the request, please tell us what is wrong with the device and accept the terms, or say that you want it back unrepaired. Until you answer we do not work on it and charge nothing. Returning it unrepaired is free of charge.',
    found: 'What we found on arrival',
    disagree: 'If you know any of this differently, please tell us as soon as possible, using the contacts below.',
    locator: 'Please turn the device locator off: {locator}. We cannot repair the device while it is on.',
    nextTitle: 'What happens next?',
    paid: 'Our technicians inspect the device and we send you a quote. We only start the repair once you have accepted it.',
    paidWithin:
      'Our technicians inspect the device. If the repair costs no more than your limit of {limit}, we start it at once; if it costs more, we send you a quote and start only once you have accepted it.',
    buyback: 'Our technicians inspect the device and we send you our final offer. If you decline it, we return the device free of charge.',
    warranty: 'Our technicians inspect and repair the device. This is expected to take {from}–{to} working days.',
    insurance:
      'Our technicians inspect the device. The insurer decides about the cost of the repair, which is expected to take {from}–{to} working days.',
  },
} satisfies SameKeys<typeof hu>
