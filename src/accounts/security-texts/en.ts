import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Security',
  lead: 'Here you set how you log in to your account, and see where you are logged in.',
  cancel: 'Cancel',
  password: {
    title: 'Password',
    text: 'If you change it, you are logged out on every other device, and we let you know by e-mail.',
    open: 'Change password',
    done: 'Your password has been changed. You have been logged out on every other device and browser, and are still logged in here. We also send you an e-mail about the change.',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'If you see a login that is not yours, end it and change your password.',
    unknown: 'Unknown device',
    current: 'This browser',
    started: 'Logged in',
    lastUsed: 'Last used',
    end: 'Log out',
    endNamed: 'Log out: {device}, {at}',
    ended: 'The login has been ended: {device}.',
    endOthers: 'Log out on all other devices',
    othersEnded:
      '{count, plural, =0 {You were not logged in anywhere else.} one {# other login has been ended.} other {# other logins have been ended.}}',
    onlyThis: 'You are not logged in anywhere else.',
  },
} satisfies SameKeys<typeof hu>
