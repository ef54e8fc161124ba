import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Contact',
  lead: 'Write to us and we will answer to the e-mail address you give. We are glad to help by phone as well: {phone} (working days {from}–{to}).',
  elsewhere:
    'You reach a repair under way on the <tracking>tracking page</tracking>, and can complain on the <complaint>complaints page</complaint>.',
  topic: 'What is it about?',
  choose: 'Please choose',
  topicMissing: 'Choose what you are writing about.',
  topics: {
    repair: 'A repair',
    order: 'A request or order I already have',
    prices: 'Prices',
    business: 'An offer for companies',
    job: 'A job application',
    other: 'Something else',
  },
  name: 'Name',
  email: 'E-mail address',
  emailHint: 'We send a confirmation to this address at once.',
  companyName: 'Company name',
  job: 'Job you apply for',
  subject: 'Subject',
  message: 'Message',
  cv: 'CV',
  cvHint: 'PDF, at most {max} MB. Only our colleagues who deal with applications see it, and we delete it after {days} days.',
  other: 'Other document',
  otherHint: 'PDF or photo, at most {max} MB. We delete it after {days} days.',
  file: {
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    remove: 'Remove {name}',
    reading: 'Preparing the file…',
    unreadable: 'This file cannot be read: {name}',
  },
  privacy: 'We use your data only to answer your message: <link>privacy notice</link>.',
  send: 'Send message',
  sending: 'Sending…',
  sentTitle: 'We have received your message',
  sent: 'We have sent the confirmation to this address: {email}. If you cannot find it, please check your spam folder too.',
  another: 'Write another message',
} satisfies SameKeys<typeof hu>
