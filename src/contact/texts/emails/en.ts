import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: 'We have received your message ({number})',
  received: 'Thank you for writing to us. Your message has arrived; we will answer to this e-mail address.',
  application:
    'Thank you for your application. It has arrived; we will answer to this e-mail address, and delete the documents you attached after {days} days.',
  unknown: 'If it was not you who wrote to us, please ignore this e-mail.',
  facts: {
    number: 'Number',
    receivedAt: 'Received',
    moment: '{at, date, moment}',
    topic: 'Topic',
    name: 'Name',
    email: 'E-mail address',
    companyName: 'Company name',
    job: 'Job applied for',
    subject: 'Subject',
    language: 'Language of the sender',
  },
  company: {
    subject: 'New message: {number}',
    applicationSubject: 'New application: {number}',
    wordsTitle: 'The message',
  },
} satisfies SameKeys<typeof hu>
