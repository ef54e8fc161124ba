import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  back: {
    subject: 'Your device can be collected at the store, request: {number}',
    text: 'The courier has taken your device back to the store where you handed it in. You can collect it there.',
    store: 'Store',
    address: 'Address',
    phone: 'Telephone',
    identity: 'Bring the receipt and proof of identity; only the last characters of its number are noted.',
    other: 'If somebody else goes, they need a written authorisation.',
    paid: 'If there is something to pay for the repair, pay on the page of the request: it cannot be paid at the store.',
  },
} satisfies SameKeys<typeof hu>
