export default {
  title: 'Payment terms',
  lead: 'The company may pay afterwards, by transfer.',
  days: 'Due in',
  inDays: '{days, plural, one {# calendar day} other {# calendar days}} from the date of the invoice',
  limit: 'Credit limit',
  noLimit: 'Unlimited',
  open: 'Unpaid now',
  left: 'Still available',
  over: 'The unpaid invoices exceed the credit limit: the next device is returned once its invoice is paid.',
  barred: 'The company cannot pay afterwards at present: devices are returned once their invoices are paid.',
  setByUs: 'The terms are set by the finance department of MobilFutár. To change them, please write to us.',
  company: 'Billing details of the company',
}
