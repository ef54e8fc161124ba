import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { email } from '#base/email.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { typedPassword } from './password.ts'
import { customerTypes } from './who.ts'

export const loginCodeDigits = 6
/** SECURITY C20: a mailed code is an employee's second factor. */
export const loginCodeMinutes = 10

/** The code of an employee's email; blanks come with copying. */
export const loginCode = boundedText(20)
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .refine((code) => code !== '', refusedWith('REQUIRED'))
  .refine((code) => code === '' || new RegExp(`^\\d{${loginCodeDigits}}$`).test(code), refusedWith('LOGIN_CODE_WRONG'))

/** SPEC 7: the credentials. Employees send them a second time with the code they were mailed. */
export const credentials = z.strictObject({ email, password: typedPassword, code: loginCode.optional() }, wrongType)

/** SPEC 7: exactly these; the other half of the session travels as an HttpOnly cookie. */
export const loginAnswer = z.object({
  status: z.literal(200),
  type: z.enum(customerTypes),
  customerId: z.number().int(),
  Token: z.string(),
  userRoles: z.array(z.string()),
})

/** Where one may be sent after a login: only an address of this portal, and not the login again. */
export function isReturnAddress(address: string | null | undefined): address is string {
  return typeof address === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(address) && !address.startsWith('/bejelentkezes')
}
