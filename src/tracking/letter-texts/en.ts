import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Dear Customer,',
  signature: 'Mobilfutár',
  requestNumber: 'Request number',
  device: 'Device',
  trackingLogin: {
    subject: 'Track your request: {number}',
    text: 'Somebody asked to open the tracking of this request on the Mobilfutár portal. Open the page, then confirm with one button:',
    button: 'Open the request',
  },
  viewerLogin: {
    subject: 'Repair documents: {number}',
    text: 'Somebody asked to open the repair documents of this request on the Mobilfutár portal. Open the page, then confirm with one button:',
    button: 'Open the documents',
  },
  validity: 'The link works for {minutes, number} minutes and can be used once.',
  notYou: 'If it was not you, there is nothing to do. Do not forward this letter: whoever opens the link sees your request.',
} satisfies SameKeys<typeof hu>
