import type { SameKeys } from '../../../texts.ts'
import type hu from './hu.ts'

export default {
  leaveTitle: 'Leave the form?',
  leaveText: 'What you have entered has not been sent yet.',
  leaveStay: 'Stay',
  leaveGo: 'Leave',
  draftTitle: 'Form you began earlier',
  draftRestored: 'We have restored what you entered earlier but did not send.',
  draftDiscard: 'Discard it',
} satisfies SameKeys<typeof hu>
