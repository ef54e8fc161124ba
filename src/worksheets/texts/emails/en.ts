import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  sent: {
    subject: 'Worksheet: {number}',
    text: 'Attached is the worksheet on the repair of your device.',
    worksheet: 'Worksheet number',
  },
  finished: {
    subject: 'The repair is finished, request: {number}',
    text: 'We have repaired your device. The attached worksheet lists the work done.',
    withCard: 'The worksheet includes the warranty card of the repair; please keep it.',
  },
  next: {
    title: 'What happens next?',
    invoice: 'We will send you an invoice for the repair.',
    courier: 'Our courier brings the device back to you. We will write again when it sets out.',
    locker: 'We send the device to the parcel locker you chose. We will write again when it sets out.',
    counter: 'We take the device back to the store, where you collect it; we write to you when it is there.',
  },
  returned: {
    newIdentifier: 'Identifier of the replacement device',
    feeName: 'Return fee',
    inCash: '{amount} ({cash} in cash)',
    noFaultSubject: 'We found no fault, request: {number}',
    noFaultText:
      'We inspected your device and did not find the fault you described, so we are sending it back without a repair. The attached worksheet tells what was found.',
    rejectedSubject: 'A repair free of charge is not possible, request: {number}',
    rejectedText:
      'According to the inspection we cannot repair the fault free of charge, so we are sending the device back without a repair. The attached worksheet tells why.',
    replacedSubject: 'We are sending a replacement device, request: {number}',
    replacedText: 'Instead of repairing your device we replaced it, and we are sending you the replacement. The attached worksheet has the details.',
    unrepairedSubject: 'We are sending your device back, request: {number}',
    unrepairedText: 'We are sending your device back without a repair. The attached worksheet tells what was found.',
    notDoneText:
      'We could not carry out the repair you ordered, so we are sending the device back unrepaired. You do not have to pay for the repair or for the return. The attached worksheet tells the reason.',
    withdrawnText:
      'You have withdrawn from the contract for the repair, so we are sending the device back unrepaired. We may charge at most for the part of the repair done until then at your express request; if there is any, we will send an invoice. The worksheet is attached.',
    afterQuoteText:
      'Your device is ready to be sent back without a repair. Our e-mail at the end of the quote told you about the fees charged. The attached worksheet tells what was found.',
    fee: 'We charge a fee for the return delivery and send you an invoice for it. You can choose how to pay on the page of your request.',
  },
} satisfies SameKeys<typeof hu>
