import { z } from 'zod'
import { toE164 } from '#accounts/phone.ts'
import { savedAddress } from '#addresses/saved-address.ts'
import { boundedText } from '#base/bounded-text.ts'
import { email } from '#base/email.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'

/** A telephone number in any spelling, looked for as E.164. */
const phone = boundedText(40)
  .overwrite((typed) => toE164(typed) ?? '')
  .refine((number) => number !== '', refusedWith('PHONE'))

/** Who is looked for at the counter: by what they say of themselves, one or the other. */
export const soughtCustomer = z
  .strictObject({ email: email.optional(), phone: phone.optional() }, wrongType)
  .transform(({ email, phone }, { addIssue }) => {
    if (email !== undefined && phone === undefined) return { email }
    if (email === undefined && phone !== undefined) return { phone }
    if (email === undefined) addIssue({ code: 'custom', path: ['email'], message: issueMessage('REQUIRED') })
    else addIssue({ code: 'custom', path: ['phone'], message: issueMessage('FIELD_NOT_ASKED') })
    return z.NEVER
  })
export type SoughtCustomer = z.output<typeof soughtCustomer>

/** What fills the form of their next request: as their newest request through this store says it. */
export const storeCustomer = z.object({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  /** In both spellings of SPEC 3. */
  addresses: z.array(
    savedAddress.omit({
      ...{ id: true, version: true, isDefault: true, label: true, accountNumber: true },
      ...{ contactName: true, contactPhone: true, courierNote: true },
    }),
  ),
})
export type StoreCustomer = z.output<typeof storeCustomer>
