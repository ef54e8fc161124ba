/** To whom it is made out. */
export type Buyer = {
  name: string
  isCompany: boolean
  taxNumber: string | null
  countryCode: string
  postalCode: string
  city: string
  address: string
}
