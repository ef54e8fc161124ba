import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Hello,',
  signature: 'Mobilfutár',
  moment: 'Time',
  at: '{at, date, moment}',
  button: 'Security settings',
  passkeyAdded: {
    subject: 'A passkey has been added to your account',
    text: 'A new passkey has been added to your account on the Mobilfutár portal. With it one can log in without a password and a login code.',
    notYou: 'If it was not you, log in, delete the passkey under "Security", end the logins that are not yours, and change your password.',
  },
  passkeyRemoved: {
    subject: 'A passkey has been deleted from your account',
    text: 'A passkey has been deleted from your account on the Mobilfutár portal. It can no longer be used to log in; your password has not changed.',
    notYou: 'If it was not you, log in, end the logins that are not yours under "Security", and change your password.',
  },
} satisfies SameKeys<typeof hu>
