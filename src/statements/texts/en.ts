import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  kind: { complaint: 'Complaint', withdrawal: 'Withdrawal' },
  state: { RECEIVED: 'Received', EXAMINED: 'Being examined', SETTLED: 'Closed' },
  outcome: {
    complaint: { ACCEPTED: 'We upheld the complaint', PARTLY: 'We upheld the complaint in part', REJECTED: 'We rejected the complaint' },
    withdrawal: { ACCEPTED: 'We accepted the withdrawal', REJECTED: 'We did not accept the withdrawal' },
  },
  facts: {
    receivedAt: 'Received',
    subject: 'Subject',
    contract: 'Contract concerned',
    answerBy: 'We answer by',
    refundBy: 'Decision, and refund of what is due, by',
    ordered: 'Repair ordered',
    lossKnown: 'Loss of the right acknowledged',
    term: 'Last day to withdraw',
    work: 'State of the work',
    sender: 'Sent by',
    phone: 'Telephone number',
    language: 'Customer’s language',
    request: 'Request',
  },
  sent: { complaint: 'Text of the complaint as sent', withdrawal: 'Text of the statement as sent' },
  own: {
    title: 'Complaint and withdrawal',
    withdrawn: {
      headline: { open: 'You have withdrawn from the contract', accepted: 'We have accepted your withdrawal' },
      open: 'We have received your statement. Until we answer it, we neither begin nor go on with the repair.',
      openBeforePickup: 'We have received your statement and will answer it by e-mail. You need not hand over the device to the courier.',
      accepted: 'We are sending the device back unrepaired.',
      acceptedBeforePickup: 'You need not hand over the device to the courier.',
      cancel: 'If you cancel the request at the pickup, the courier will not come.',
    },
    refund: 'If an amount is due to you, we refund it by the method you paid with, no later than: {day}.',
    rejected: 'If you disagree with our answer, you can turn to the conciliation board. You will find its contact details in our complaints policy.',
    policy: 'Complaints policy',
  },
  desk: {
    title: 'Complaints and withdrawals',
    lead: 'What customers sent as a complaint or a withdrawal. A complaint must be answered in writing, with reasons, within 30 days; after a withdrawal, the amount due must be refunded within 14 days.',
    views: 'Views',
    list: 'List',
    view: { open: 'To be settled', settled: 'Closed' },
    none: { open: 'No complaint or withdrawal is waiting', settled: 'No complaint or withdrawal has been closed yet' },
    more: 'More cases',
    late: 'Overdue',
    noRequest: 'not linked to a request',
    otherAddress: 'It was not written from the e-mail address of the request, so the customer does not see it on the page of the request.',
    by: '{name}, {at}',
    languages: { hu: 'Hungarian', en: 'English', de: 'German', sl: 'Slovenian' },
    examine: 'Start examining',
    again: 'Examine again',
    settle: 'Close',
    join: 'Link to a request',
    joinOther: 'Link to another request',
    outcome: 'What was the outcome?',
    note: 'Message to the customer',
    examineHint: 'Optional. It is sent by e-mail; write in the customer’s language.',
    settleHint: 'The reasons for the outcome. They are sent by e-mail; write in the customer’s language.',
    settleWithdrawalHint:
      'The reasons for the outcome. They are sent by e-mail; write in the customer’s language. Accepting does not by itself send the device back or cancel an invoice: do so at the worksheet and the invoices of the request.',
    ordered: {
      none: 'Not ordered yet',
      atOnce: '{at}; asked for the work to begin at once',
      later: '{at}; did not ask for the work to begin at once',
    },
    lossKnown: { yes: 'yes, with the order', no: 'no' },
    term: { inTime: '{day}; the statement came in time', late: '{day}; the statement came after the term' },
    work: {
      done: '{at}: the repair was finished',
      returned: '{at}: ended without a repair',
      timed: '{at}: working time was started after the order',
      saved: '{at}: the worksheet was saved after the order',
      none: 'no work is written down after the order',
    },
    business: 'The customer of the request is a business and has no right of withdrawal.',
    outcomeMissing: 'Please choose the outcome.',
    noteMissing: 'Please write the reasons for the outcome to the customer.',
    confirm: { examine: 'Send to the customer', settle: 'Close and send' },
    number: 'Number of the request',
    numberHint: 'Nine digits, for example: 123 456 789',
    moved: '{number}: we are sending the e-mail to the customer.',
    withdrawn: {
      open: 'The customer has withdrawn from the contract ({number}). Until it is decided, do not begin or go on with the work.',
      business:
        'The customer has withdrawn from the contract ({number}), but as a business has no right of withdrawal. Settle it with them, and close the statement with the reasons.',
      afterwards:
        'The customer has withdrawn from the contract ({number}), and it is not decided yet. The work is over already: send the decision with the reasons.',
      accepted: 'The customer’s withdrawal was accepted ({number}). The device goes back unrepaired.',
      acceptedBeforePickup:
        'The customer’s withdrawal was accepted ({number}). The customer still has the device: cancel the request, so that the courier does not come for it.',
      see: 'Open the withdrawal',
    },
    joined: '{number}: linked to the request.',
  },
  email: {
    subject: {
      complaint: { EXAMINED: 'We are examining your complaint ({number})', SETTLED: 'Answer to your complaint ({number})' },
      withdrawal: { EXAMINED: 'We are processing your withdrawal ({number})', SETTLED: 'Answer to your withdrawal ({number})' },
    },
    lead: {
      complaint: {
        EXAMINED: 'Dear {name}, we are examining your complaint. You will receive our full answer by: {by, date, day}.',
        ACCEPTED: 'Dear {name}, we have examined your complaint and upheld it.',
        PARTLY: 'Dear {name}, we have examined your complaint and upheld it in part.',
        REJECTED: 'Dear {name}, we have examined your complaint and rejected it. You can read the reasons below.',
      },
      withdrawal: {
        EXAMINED:
          'Dear {name}, we are processing your withdrawal and will write to you about our decision. If an amount is due to you, we refund it by: {by, date, day}.',
        ACCEPTED:
          'Dear {name}, we have accepted your withdrawal. If an amount is due to you, we refund it by the method you paid with, no later than: {by, date, day}.',
        REJECTED: 'Dear {name}, we could not accept your withdrawal. You can read the reasons below.',
      },
    },
    number: 'Number',
    receivedAt: 'Received on',
    moment: '{at, date, moment}',
    noteTitle: 'Our message',
    open: 'Open the request',
    board:
      'If you disagree with our answer, as a consumer you can turn to the conciliation board of your place of residence and to the consumer protection authority (the county government office). The board competent for our seat: {board}, {address}, telephone: {phone}, website: {web}. We have made no general statement of submission to its decisions.',
  },
}
export default en
