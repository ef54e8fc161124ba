export type AddressName = 'deliveryInAddress' | 'deliveryOutAddress' | 'billingAddress'

/** `section` groups the fields for the browser's own filling-in (the `autocomplete` attribute). */
export type AddressProps = { readonly address: AddressName; readonly section: 'shipping' | 'section-return shipping' | 'billing' }
