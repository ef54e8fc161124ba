import { z } from 'zod'
import { languages } from '#base/languages.ts'
import { companyRoles, customerTypes } from './who.ts'

/** How screens greet a person (SPEC 2); the shape is `Person`. */
const person = z.object({
  customerId: z.number().int(),
  customerType: z.enum(customerTypes),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  businessForm: z.string().nullable(),
  /** The company they act for. */
  company: z.object({ id: z.int(), role: z.enum(companyRoles), costCentres: z.union([z.literal('every'), z.array(z.int()).readonly()]) }).nullable(),
  /** Of whoever may act for several companies each, by its account, the one of now first; empty: there is nothing to choose. */
  memberships: z.array(z.object({ accountId: z.int(), company: z.string() })).readonly(),
})

/** SPEC 7: `status` tells whether the session holds; whoever it belongs to comes with it, their language and what an employee may do. */
export const loginState = z.discriminatedUnion('status', [
  z.object({ status: z.literal(200), ...person.shape, defaultLanguage: z.enum(languages), userRoles: z.array(z.string()) }),
  z.object({ status: z.literal(401) }),
])

/** SPEC 3: the customer profile. */
export const customerProfile = z.object({
  /** Goes back with a change, which a later one refuses. */
  version: z.number().int(),
  customerId: z.number().int(),
  customerType: z.enum(customerTypes),
  type: z.enum(customerTypes),
  defaultLanguage: z.enum(languages),
  userRoles: z.array(z.string()),
  companyName: z.string().nullable(),
  businessForm: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  email: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  taxNumber: z.string().nullable(),
})
export type CustomerProfile = z.infer<typeof customerProfile>
