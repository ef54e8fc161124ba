import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  facts: {
    claim: 'Claim number',
    number: 'Request number',
    insured: 'Insured person',
    device: 'Device',
    gross: 'To pay (gross)',
  },
  sheet: {
    title: 'Quote for an insured repair',
    fileName: 'Quote for the insurer {number}, version {version}.pdf',
    ask: 'Please tell us in writing whether you pay for the repair in full or except for the excess, or not at all.',
  },
  asked: {
    subject: 'Quote for a repair, claim: {claim}, request: {number}',
    text: 'To whom it may concern: we have inspected the device of the person you insure. Attached is the quote for its repair; please decide whether you pay for it.',
    how: 'Please reply to this e-mail and say whether you pay in full or except for the excess. We begin the repair only after your answer.',
  },
  answered: {
    acceptedSubject: 'The insurer pays for the repair, request: {number}',
    acceptedText:
      'The insurer pays the whole cost of the repair, so we are starting it. You do not have to pay for the repair, and there is nothing for you to do now.',
    refusedSubject: 'The insurer does not pay for the repair, request: {number}',
    refusedText:
      'The insurer does not pay for the repair. We are preparing a quote for it, and you decide about it; this does not commit you to pay anything yet. If you do not want a quote, ask for the device on the page of your request, and we return it free of charge.',
  },
  ownShare: {
    line: 'Excess of the insured repair',
    note: 'The repair costs {all}. The insurer pays {insurer} of it; your excess is {share}.',
    mail: 'The insurer pays for the repair except for your excess. You decide on the quote for your excess.',
  },
}

export default en
