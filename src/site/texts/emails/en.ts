import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  signature: {
    greeting: 'Kind regards,',
    phone: 'Phone: {phone} (working days {from}–{to})',
    email: 'E-mail: {email}',
  },
  facts: {
    number: 'Number',
    receivedAt: 'Received at',
    moment: '{at, date, moment}',
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone number',
    requestNumber: 'Request number',
    subject: 'Subject',
    contract: 'Identification of the contract',
  },
  greeting: {
    named: 'Dear {name},',
    unnamed: 'Dear Customer,',
  },
  complaint: {
    subject: 'We have received your complaint ({number})',
    received: 'your complaint has reached us. We send this e-mail as proof of receipt; please keep it.',
    wordsTitle: 'Text of the complaint',
    nextTitle: 'What happens next?',
    answer: 'We look into the complaint and answer it in writing and on its merits at this e-mail address within 30 days of receiving it.',
    board:
      'If you do not agree with our answer, as a consumer you can turn to the conciliation board of your place of residence. The board competent by our registered office: {board}, {address}, phone: {phone}, website: {web}.',
    policy: 'Complaint handling policy',
  },
  withdrawal: {
    subject: 'We have received your withdrawal ({number})',
    received:
      'your statement of withdrawal has reached us. We send this e-mail as proof of its content and of the date and time it was received; please keep it.',
    wordsTitle: 'Text of the statement',
    statement: 'I hereby withdraw from the contract below. Identification of the contract: {contract}. Provider: {company}. Name: {name}.',
    nextTitle: 'What happens next?',
    notStarted:
      'If we have not started the repair, we return the device and refund what is due to you within 14 days of receiving the statement, by the same method of payment.',
    started:
      'If we have already started the repair at your express request, we write to you separately about the price in proportion to the work done until the termination.',
    done: 'If we have already completed the repair at your express request, the right of withdrawal has ended; we write to you separately with the reasons.',
    none: 'If you concluded the contract as a business, or sent the statement after the 14 days were over, you have no right of withdrawal; we write to you separately with the reasons.',
    contact: 'If it was not you who made this statement, please let us know at once.',
  },
  desk: {
    complaintSubject: 'New complaint: {number}',
    withdrawalSubject: 'New withdrawal: {number}',
    complaintTask: 'Written answer due by: {by, date, day}',
    withdrawalTask: 'Decision, and refund of what is due, by: {by, date, day}',
    language: 'Language of the customer',
    languages: { hu: 'Hungarian', en: 'English', de: 'German', sl: 'Slovenian' },
    open: 'Open complaints and withdrawals',
    withoutReceipt:
      'The customer was sent no receipt, because five went to this address within an hour. If the customer asks for one, or if the statement really is theirs, please send it by hand.',
  },
}

export default en
