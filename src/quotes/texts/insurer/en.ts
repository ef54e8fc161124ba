import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  title: 'Quote for the insurer',
  lead: 'The insurer gets the saved quote ({gross}) as a PDF with the claim number. The repair can be finished once it has agreed to pay.',
  noDraft: 'First write and save the quote; then you can send it to the insurer from here.',
  insurer: 'Insurer',
  email: 'E-mail address of the insurer',
  emailHint: 'If you do not send it by e-mail, leave this empty and say in the note how you sent it.',
  note: 'Note to the insurer',
  send: 'Send to the insurer',
  again: 'New quote for the insurer',
  againLead: 'The new version takes the place of the earlier one; the earlier answer is no longer valid.',
  sent: 'Sent, waiting for the insurer to answer. Sent: {at}',
  accepted: 'The insurer pays the whole cost: {at}',
  part: 'The insurer pays part of the cost: {at}',
  refused: 'The insurer refused to pay: {at}',
  sentTo: 'Sent to: {email}',
  sentOtherwise: 'It was not sent by e-mail.',
  open: 'Open the quote (PDF)',
  all: 'Total: {gross}',
  shares: 'The insurer pays {insurer} of it, the customer’s excess is {share}',
  answerTitle: 'Record the insurer’s answer',
  answerLead: 'Record it only if the insurer has answered clearly. The customer is told by e-mail.',
  answer: 'Answer of the insurer',
  answers: {
    accepted: 'Pays the whole cost',
    part: 'Pays all but the excess',
    refused: 'Does not pay',
  },
  ownShare: 'Excess of the customer (gross HUF)',
  ownShareHint: 'The customer gets it as a quote and decides about it.',
  answerNote: 'Note',
  save: 'Record the answer',
  missing: 'Choose the answer of the insurer.',
  own: {
    title: 'Insurer',
    sent: 'We sent the quote for the repair to the insurer: {at}. We will tell you its answer by e-mail; there is nothing for you to do now.',
    accepted: 'The insurer pays the whole cost of the repair: {at}. You do not have to pay for the repair.',
    part: 'The insurer pays for the repair except for your excess: {at}. You decide on the quote for your excess.',
    refused: 'The insurer does not pay for the repair: {at}',
    refusedLead:
      'We are preparing a quote for the repair, and you decide about it; this does not commit you to pay anything yet. If you do not want a quote, we return the device free of charge.',
    back: 'I want the device back',
    backTitle: 'Do you really want the device back?',
    backLead: 'We return the device unrepaired, free of charge. No quote will be prepared.',
    backConfirm: 'Yes, send it back',
    lines: 'Items of the quote',
  },
}

export default en
