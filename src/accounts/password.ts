import { z } from 'zod'
import { boundedText, lengthOf } from '#base/bounded-text.ts'
import { normalised } from '#base/normalised.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { isCommonPassword } from './common-passwords.ts'

export const shortestPassword = 8
export const maxPasswordLength = 128

/** The fixed set of SPEC 5 (GAPS D10). Any other sign may stand in a password too, it just does not count as one of these. */
export const specialCharacters = '!@#$%^&*()_-+=.,?'

const demands: readonly ((password: string) => boolean)[] = [
  (password) => lengthOf(password) >= shortestPassword,
  (password) => /\p{Ll}/u.test(password),
  (password) => /\p{Lu}/u.test(password),
  (password) => /\d/.test(password),
  (password) => [...password].some((sign) => specialCharacters.includes(sign)),
]

/** SPEC 5: eight characters at least, among them a small letter, a capital, a figure and a special character. */
export const obeysPasswordRule = (password: string) => demands.every((isMet) => isMet(password))

/** One spelling for what looks the same: a keyboard may send ű as one character or as two. */
const spelledPassword = (typed: string) => normalised(typed, 'NFC')

/** A password somebody chooses. */
export const newPassword = boundedText(maxPasswordLength)
  .overwrite(spelledPassword)
  .superRefine((password, refused) => {
    const refuse = (message: string) => refused.addIssue({ code: 'custom', message })
    const length = lengthOf(password)
    // By its path it would be asked for as the password of a login.
    if (password === '') refuse(issueMessage('NEW_PASSWORD_NEEDED'))
    else if (length > maxPasswordLength) refuse(issueMessage('TEXT_TOO_LONG', { max: maxPasswordLength, length }))
    else if (!obeysPasswordRule(password)) refuse(issueMessage('PASSWORD_RULE'))
    else if (isCommonPassword(password)) refuse(issueMessage('PASSWORD_COMMON'))
  })

/** What is typed to be let in: no rule of a new password is asked of an old one. */
export const typedPassword = boundedText(maxPasswordLength)
  .overwrite(spelledPassword)
  .superRefine((password, refused) => {
    const length = lengthOf(password)
    if (password === '') refused.addIssue({ code: 'custom', message: issueMessage('REQUIRED') })
    if (length > maxPasswordLength) refused.addIssue({ code: 'custom', message: issueMessage('TEXT_TOO_LONG', { max: maxPasswordLength, length }) })
  })

type Chosen = { password: string; passwordConfirm: string }
const chosen = { password: newPassword, passwordConfirm: boundedText(maxPasswordLength).overwrite(spelledPassword) }
const isTypedTwice = ({ password, passwordConfirm }: Chosen) => passwordConfirm === password
const refusedUnlessTwice = { path: ['passwordConfirm'], ...refusedWith('PASSWORD_CONFIRM') }

/** What the form of a new password sends. */
export const newPasswordForm = z.strictObject(chosen, wrongType).refine(isTypedTwice, refusedUnlessTwice)

/**
 * What a mailed password link is for. Of a registration and an invitation it sets the first password (`set-password`), of a forgotten one the
 * next (`change-password`): each link serves its own call.
 */
export const passwordLink = z.object({ purpose: z.enum(['registration', 'invitation', 'changePassword']), email: z.string() })
export type PasswordLinkPurpose = z.infer<typeof passwordLink>['purpose']

/** The same of somebody who is logged in: the password so far is the proof that it is them. */
export const ownPasswordForm = z.strictObject({ currentPassword: typedPassword, ...chosen }, wrongType).refine(isTypedTwice, refusedUnlessTwice)
