import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  email: 'E-mail address',
  showPassword: 'Show password',
  sending: 'Sending…',
  login: {
    title: 'Log in',
    lead: 'For registered customers and our staff.',
    ended: 'Your login has ended: it expired, or it was ended on another device. Log in again and you can go on where you left off.',
    next: 'Next',
    as: 'Logging in with this address:',
    otherEmail: 'Use another e-mail address',
    password: 'Password',
    submit: 'Log in',
    forgotten: 'Forgot password',
    noAccountTitle: 'No account?',
    noAccount: 'You can request a repair without an account, and track a request you have already sent.',
    toRequest: 'Request a repair',
    toTracking: 'Track a request',
  },
  code: {
    label: 'Login code',
    lead: 'We have sent the login code to this address: {email}',
    hint: '6 digits, valid for {minutes, number} minutes.',
    submit: 'Log in',
    again: 'Send a new code',
    sentAgain: 'We have sent a new code. The earlier code is no longer valid.',
  },
  forgotten: {
    title: 'Forgot password',
    lead: 'Enter your e-mail address and we will send you a link to set your password.',
    submit: 'Send the link',
    sent: 'If the address is in our system, we have sent a link to set the password. Please check your spam folder too.',
    back: 'Back to login',
  },
  setPassword: {
    title: 'Set a new password',
    password: 'New password',
    rule: 'At least {least, number} characters with a lowercase letter, an uppercase letter, a number and a special character ({special}).',
    confirm: 'New password again',
    submit: 'Set password',
    doneTitle: 'Your new password is set',
    done: 'For your security you have been logged out on every device. Log in with your new password.',
    toLogin: 'Log in',
    expiredTitle: 'This link cannot be used',
    askAgain: 'Ask for a new link',
  },
  ownPassword: {
    current: 'Current password',
    submit: 'Change password',
  },
} satisfies SameKeys<typeof hu>
