import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  open: 'Open the request',
  decide: 'View and decide',
  warning: 'Please do not pass this e-mail on: whoever opens the link sees your request and can decide on it.',
  facts: {
    amount: 'To be paid (gross)',
    from: 'To be paid, depending on your choice',
    validUntil: 'Valid until (end of the day)',
    decideUntil: 'You can decide until (end of the day)',
    inspection: 'Inspection fee',
    logistics: 'Logistics fee',
    total: 'Total',
    returnFee: 'Return fee',
    reason: 'Reason',
    decidedAt: 'Time of the decision',
    method: 'How it was decided',
  },
  inCash: '{amount} ({cash} in cash)',
  methods: { web: 'on the page of the request', phone: 'by phone', email: 'by e-mail', inPerson: 'in person' },
  uncertain:
    'The last day falls in a year whose moved working days have not been announced yet. You can certainly decide until the end of the day above; if the announcement makes the deadline later, we will extend it and write to you.',
  fees: 'If you reject it or do not answer, we return the device unrepaired and charge these fees:',
  quote: {
    aboveExpected: 'The quote is above the price indicated before you booked ({range}, delivery included). The reason: {reason}',
    subject: 'Your quote is ready, request: {number}',
    text: 'Our specialists have inspected the device. The quote for the repair is attached. We start the repair only after the quote is accepted.',
    newSubject: 'A new quote, request: {number}',
    newText:
      'We have prepared a new quote for the repair; this is version {version}. The earlier quote, and the decision about it, are no longer valid.',
    how: 'You can look through the quote on the page of your request and accept or reject it there.',
  },
  approval: {
    subject: 'A quote is waiting for your approval, request: {number}',
    reminderSubject: 'Reminder: a quote is waiting for your approval, request: {number}',
    greeting: 'Dear {name},',
    above: 'The quote for the request sent by {name} is ready. The amount is above their limit ({limit}), so you may decide on it for the company.',
    all: 'The quote for the request sent by {name} is ready. You may decide on it for the company.',
    partAbove:
      'The quote for the request sent by {name} is ready. They may decide alone up to {limit}; on dearer options you may decide for the company.',
    number: 'Request number',
    device: 'Device',
    unanswered:
      'The link opens the request after you have logged in. If nobody decides by the deadline, the quote expires and we return the device unrepaired.',
    member: {
      above: 'The quote is above the amount you may decide on alone ({limit}), so an approver of your company decides on it. We have e-mailed them.',
      all: 'An approver of your company decides on the quote. We have e-mailed them.',
      partAbove: 'You may decide alone up to {limit}. On a dearer option an approver of your company decides; we have e-mailed them.',
      how: 'You can look at the quote on the page of your request. We will e-mail you the decision.',
      reminder: 'Nobody at your company has decided on our quote yet.',
      fees: 'If it is rejected, or not decided on by the deadline, we return the device unrepaired and charge these fees:',
    },
  },
  reminder: {
    subject: 'Reminder: your quote is valid until {day}',
    text: 'You have not decided on our quote yet. If you would like the repair, please accept it before the deadline ends.',
    last: 'This is our last reminder. The quote expires at the end of that day; after it we return the device unrepaired.',
  },
  extended: {
    subject: 'More time to decide, new last day: {day}',
    text: 'The moved working days have been announced, so we have extended the time to decide. The document with the new last day is attached; nothing else has changed.',
  },
  accepted: {
    subject: 'You have ordered the repair, request: {number}',
    text: 'Thank you, your acceptance is recorded. This e-mail confirms the order; please keep it.',
    colleagueSubject: 'Your company has ordered the repair, request: {number}',
    colleagueText: '{name} of your company has accepted the quote and so ordered the repair. This e-mail confirms the order; please keep it.',
    limitSubject: 'We are starting the repair, request: {number}',
    limitText:
      'According to the inspection, the repair costs no more than the limit of {limit} you gave when booking, so by your advance instruction we take the quote as accepted and start the repair.',
    ordered: 'Items ordered',
    line: '{description}, {quantity, plural, one {# pc} other {# pcs}}: {amount}',
    declared: 'Your declarations',
    next: 'We will tell you as soon as the repair is done. You pay for the repair once you have received our invoice.',
    withdrawal: 'Read about withdrawal and the model form',
  },
  rejected: {
    subject: 'You rejected the quote, request: {number}',
    text: 'Your rejection of the quote is recorded. We return the device unrepaired. We charge the following fees:',
    colleagueSubject: 'Your company rejected the quote, request: {number}',
    colleagueText: '{name} of your company has rejected the quote.',
    colleagueReason: 'Reason for rejecting: “{reason}”',
    colleagueReturn: 'We return the device unrepaired. We charge the following fees:',
    expiredSubject: 'The quote has expired, request: {number}',
    expiredText:
      'We received no answer to the quote before the deadline, so it has expired. We return the device unrepaired. We charge the following fees:',
    next: 'We will send you an invoice for the fees. We will write separately about the return.',
    stillPossible:
      'If you would like the repair after all, write to us soon on the page of the request, or call us: as long as the device is with us, we can send a new quote.',
    notYou: 'If this was not your decision, please tell us at once.',
  },
  report: {
    subject: 'Expert report on the inspection, request: {number}',
    text: 'We have inspected the device. We cannot repair the fault free of charge; the attached report contains the reason and the result of the inspection.',
    newSubject: 'Corrected expert report, request: {number}',
    newText:
      'We have corrected the expert report we sent you. The earlier version and any decision about it are void; please decide on the version attached.',
    choices: 'It is your choice:',
    accept: 'you accept the report and ask for a quote for the repair (this does not yet oblige you to pay), or',
    reject: 'you reject it and ask for the device back; the return costs {fee}.',
    silence: 'If you do not answer by the end of that day, we return the device unrepaired and charge the return fee.',
    rights: 'The decision does not affect your statutory rights.',
    board: 'The report also names the conciliation board you can turn to.',
  },
  reportDecided: {
    acceptedSubject: 'We are preparing a quote, request: {number}',
    acceptedText: 'We have recorded that you accepted the report and ask for a quote. We will send it by e-mail.',
    acceptedByText: '{name} of your company has accepted the report and asked for a quote.',
    acceptedByNext: 'We will send the quote by e-mail.',
    rejectedSubject: 'We are returning the device, request: {number}',
    rejectedText: 'We have recorded that you rejected the report and ask for the device back. We return it unrepaired and charge the following fee:',
    rejectedByText: '{name} of your company has rejected the report and asked for the device back.',
    rejectedByNext: 'We return the device unrepaired and charge the following fee:',
    expiredSubject: 'The time to decide has run out, request: {number}',
    expiredText: 'We received no answer to the report before the deadline. We return the device unrepaired and charge the following fee:',
  },
} satisfies SameKeys<typeof hu>
