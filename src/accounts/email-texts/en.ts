import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Hello,',
  loginCode: {
    subject: 'Login code for the Mobilfutár portal',
    text: 'Somebody is logging in with your e-mail address and password. If it is you, enter this code on the login page:',
    code: 'Login code',
    validity: 'The code is valid for {minutes, number} minutes and can be used once. Our staff never ask for it.',
    notYou: 'If it is not you, somebody knows your password: set a new one on the login page, under “Forgot password”.',
  },
  passwordLink: {
    subject: 'Set a new password',
    text: 'Somebody has asked to set a new password for this e-mail address on the Mobilfutár portal. You can set it here:',
    button: 'Set a new password',
    validity: 'The link is valid for {minutes, number} minutes and can be used once.',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  invitation: {
    subject: 'Invitation to the Mobilfutár portal',
    text: 'We have opened a staff account for you on the Mobilfutár portal. Set your password; after that you log in with this e-mail address:',
    button: 'Set your password',
    validity:
      'The link is valid for {hours, number} hours and can be used once. If it has expired, ask for a new one on the login page, under “Forgot password”.',
    code: 'At every login we also mail you a login code.',
    notYou: 'If you did not expect this e-mail, ignore it or tell your manager.',
  },
  registration: {
    subject: 'Confirm your registration',
    text: 'Thank you for registering on the Mobilfutár portal. Open your account with the button below: set your password, and then log in with this e-mail address.',
    button: 'Set your password and open the account',
    validity:
      'The link is valid for {hours, number} hours and can be used once. If it has expired, register again. Earlier requests sent with this e-mail address will be shown together in your account.',
    notYou: 'If it was not you who registered, there is nothing to do: an account is only opened by the button above, and the data is erased.',
  },
  hasAccount: {
    subject: 'You already have an account on the Mobilfutár portal',
    text: 'A registration with this e-mail address was requested on the Mobilfutár portal. You already have an account, so we have not opened a new one.',
    button: 'Log in',
    forgotten: 'If you do not remember your password, you can set a new one on the login page, under “Forgot password”.',
    notYou: 'If it was not you, there is nothing to do: your account has not changed.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    text: 'The password of your account on the Mobilfutár portal has been changed, and every other login of the account has been ended.',
    moment: 'Time',
    at: '{at, date, moment}',
    notYou: 'If it was not you, set a new password at once on the login page, under “Forgot password”.',
    button: 'Log in',
  },
} satisfies SameKeys<typeof hu>
