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
  heldTitle: 'Form that is over',
  held: 'The state has changed meanwhile, so this cannot be sent any more. What you typed stays here for you to use elsewhere.',
  overtakenTitle: 'This has been changed elsewhere meanwhile.',
  overtakenRefreshed: 'Refreshed: {fields}.',
  overtakenLead: 'Your words stay in the fields. Compare, and decide which to keep.',
  overtakenChoice: 'Choice',
  overtakenField: 'Detail',
  overtakenMine: 'You typed',
  overtakenTheirs: 'Stands here now',
  overtakenTake: 'Take the other change',
  overtakenKeep: 'Go on with mine',
  yes: 'yes',
  no: 'no',
  empty: 'not given',
} satisfies SameKeys<typeof hu>
