import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Hello,',
  moment: 'Time',
  at: '{at, date, moment}',
  button: 'Security settings',
  toLogin: 'Log in',
  confirm: 'Confirm the new e-mail address',
  validity: 'The link can be used until: {at, date, moment}',
  emailChangeOld: {
    subject: 'Confirm your new e-mail address',
    text: 'A new e-mail address has been requested for your account on the Mobilfutár portal: {newEmail}. It changes once you have confirmed it here and in the e-mail sent to the new address:',
    notYou: 'If it was not you, cancel it on the page that opens, and change your password. Without a confirmation nothing changes.',
  },
  emailChangeNew: {
    subject: 'Confirm your new e-mail address',
    text: 'This address ({newEmail}) has been requested as the new e-mail address of an account on the Mobilfutár portal. It changes once you have confirmed it here and in the e-mail sent to the old address:',
    notYou: 'If it was not you, there is nothing to do: without a confirmation nothing changes.',
  },
  emailTaken: {
    subject: 'There is already an account with this address',
    text: 'This address ({newEmail}) has been requested as the new e-mail address of an account on the Mobilfutár portal. There is already an account with it, so it cannot be used. If it was you, log in with this address:',
    notYou: 'If it was not you, there is nothing to do: nothing in your account has changed.',
  },
  emailChangedOld: {
    subject: 'The e-mail address of your account has changed',
    text: 'The new e-mail address of your Mobilfutár account is {newEmail}. We no longer write about the account to this old address, and it can no longer be used to log in.',
    notYou: 'If it was not you, write to our customer service at once: reply to this e-mail.',
  },
  emailChangedNew: {
    subject: 'The e-mail address of your account has changed',
    text: 'From now on you log in to the Mobilfutár portal with this address: {newEmail}. The other logins of the account have been ended.',
    notYou: 'If it was not you, write to our customer service: reply to this e-mail.',
  },
  passkeyAdded: {
    subject: 'A passkey has been added to your account',
    text: 'A new passkey has been added to your account on the Mobilfutár portal. With it one can log in without a password and a login code.',
    notYou: 'If it was not you, log in, delete the passkey under “Security”, end the logins that are not yours, and change your password.',
  },
  passkeyRemoved: {
    subject: 'A passkey has been deleted from your account',
    text: 'A passkey has been deleted from your account on the Mobilfutár portal. It can no longer be used to log in; your password has not changed.',
    notYou: 'If it was not you, log in, end the logins that are not yours under “Security”, and change your password.',
  },
} satisfies SameKeys<typeof hu>
