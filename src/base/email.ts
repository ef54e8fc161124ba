import { refusedWith } from '#errors.ts'
import { boundedText } from './bounded-text.ts'
import { normalised } from './normalised.ts'

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** RFC 5321: the longest address a mail server takes. */
const maxEmailLength = 254

const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** SPEC 5: without blanks or wrong characters; in lower case. Quoted local parts and address literals exist only in attacks. */
export function isEmail(text: string) {
  const at = text.lastIndexOf('@')
  return text.length <= maxEmailLength && at <= 64 && local.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/** An e-mail address that must be given. */
export const email = boundedText(maxEmailLength)
  .overwrite((text) => normalised(text, 'NFC').trim().toLowerCase())
  .refine((text) => text !== '', refusedWith('REQUIRED'))
  .refine(isEmail, refusedWith('EMAIL'))
