import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  previous: {
    title: 'The earlier repair',
    number: 'Request number',
    identifier: 'Identifier',
    person: 'Customer',
    address: 'Address',
    fits: 'The service warranty is valid until: {until}',
    over: 'The service warranty has expired. Its last day was: {until}. A repeat repair can no longer be requested; you can send the device for a paid repair.',
    toPaid: 'Book a paid repair of this device',
    toRequest: 'Open the request',
    open: 'The earlier repair is not finished yet.',
  },
  sold: {
    title: 'The device you are selling',
    change: 'Change the answers',
  },
  newOrder: {
    title: 'New order',
    lead: 'Which repair do you need? We fill in your details and saved addresses.',
    brand: 'Which brand is the device?',
    elsewhere: 'on the brand’s own page',
    garancialisHint: 'Within the warranty, with the invoice or the warranty card.',
    fizetosHint: 'Out of warranty, with a quote first.',
    biztositasiHint: 'With the claim number from your insurer.',
    szervizgaranciaHint: 'When a device we repaired has a problem again within six months.',
    many: 'Several devices at once',
    manyHint: 'One order, one pickup, two or more devices.',
    bulk: 'Bulk upload',
    bulkHint: 'From an Excel or CSV file, up to 500 devices.',
  },
} as const satisfies SameKeys<typeof hu>
