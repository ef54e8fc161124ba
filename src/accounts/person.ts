import type { Language } from '#base/languages.ts'
import type { CustomerType, Membership } from './who.ts'

/** Who logged in, as screens greet them. */
export type Person = {
  readonly customerId: number
  readonly customerType: CustomerType
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly businessForm: string | null
  /** The company they act for. */
  readonly company: Membership | null
  /** Where they may act for several, each by its account, the one of now first; otherwise empty. */
  readonly memberships: readonly { readonly accountId: number; readonly company: string }[]
}

/** Whose session it is, and what shapes their screens: permission keys only of employees. */
export type SignedIn = { readonly person: Person; readonly permissionKeys: readonly string[]; readonly language: Language }
