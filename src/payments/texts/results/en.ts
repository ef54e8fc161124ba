import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  loadingTitle: 'Checking the payment',
  loading: 'The payment is being processed. Please do not close this page.',
  slow: 'This takes longer than usual. You may close this page: the page of your request will show the result of the payment too.',
  success: {
    title: 'Payment successful',
    text: 'Thank you, the payment has arrived. You can download the invoice from the page of your request at any time.',
  },
  aborted: { title: 'You cancelled the payment', text: 'You have not been charged. You can try again at any time from the page of your request.' },
  failed: {
    title: 'Payment failed',
    text: 'Check your details and funds, try again, or choose another payment method.',
  },
  lateSuccess: {
    title: 'Your money goes back to you',
    text: 'Your payment arrived after the invoice had been settled another way or cancelled, so we are sending the whole amount back. We will also tell you by e-mail.',
  },
  /** The sentences SimplePay prescribes (DOMAIN 3.2). */
  card: {
    success: 'Successful transaction. SimplePay transaction ID: {id}',
    failed:
      'Failed transaction. SimplePay transaction ID: {id}. Please check that the details given during the transaction are correct. If all of them are correct, please contact the bank that issued your card to find out why the payment was declined.',
    aborted: 'You have interrupted the payment.',
    timedOut: 'You have exceeded the maximum time allowed for starting the transaction.',
  },
  nothing: {
    title: 'No payment to show',
    text: 'This page shows the result of a payment when the payment provider sends you back here. No payment belongs to this address.',
  },
  whoIsIt: {
    title: 'Log in to see the result of the payment',
    text: 'Only the person whose request it belongs to can see the result of a payment. Log in, or open your request by tracking it. If the payment succeeded, we also let you know by e-mail.',
  },
  toRequest: 'Open the request',
  toClaims: 'My submitted requests',
  toHome: 'Home page',
  toLogin: 'Log in',
  toTracking: 'Track a request',
  help: 'Questions about the payment? Call us: {phone}, or write to: {email}.',
}

export default en
