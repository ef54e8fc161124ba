import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  warning: 'Please do not forward this e-mail: whoever opens the link sees your request and can write in your name.',
  message: {
    subject: 'You have a message, request: {number}',
    text: 'A colleague has written to you about your request. To protect your data we do not send the message by e-mail; you can read and answer it on the page of your request.',
    open: 'Read the message',
    noReply: 'Please do not reply to this e-mail: the answer would not reach us. We send no further notice until you have read the message.',
  },
  closed: {
    subject: 'You have your device back, the request is closed: {number}',
    text: 'The device has been handed back to you and the request is closed. Thank you for choosing us.',
    handedBack: 'Day of the hand-over',
    ratingTitle: 'How satisfied are you?',
    rating: 'We have one question, and the answer takes half a minute. You need not log in.',
    rate: 'Rate the repair',
    warrantyTitle: 'Service warranty',
    warranty:
      'Should the same fault come back, we repair it free of charge. Last day of the service warranty: {day}. The button below asks for the repeat repair; the details of the device are already filled in.',
    claim: 'The fault is back',
    documentsTitle: 'Documents and questions',
    documents: 'You can download the documents of the repair from the page of your request, and write to us there too.',
    open: 'Open the request',
  },
} satisfies SameKeys<typeof hu>
