import type { CustomerType } from './who.ts'

/** Who logged in, as screens greet them. */
export type Person = {
  readonly customerId: number
  readonly customerType: CustomerType
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly businessForm: string | null
}
