import type { Input } from '#base/endpoint.ts'
import { orNull } from '#base/plain-text.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import { toE164 } from '../phone.ts'
import type { RegistrationForm } from '../registration.ts'
import { countRegistration } from './login-limits.ts'
import { acceptedTexts, businessForms } from './registration-setup-store.ts'
import { insertRegistration } from './registration-store.ts'

/**
 * Says "sent" to everybody, after the same work whether or not the address has an account: what was typed waits, and the job of the email
 * looks which email it is to be.
 * @throws Refusal TOO_MANY, TEXT_VERSION_CHANGED, INVALID_INPUT for a legal form or a telephone number that is none
 */
export async function register(ctx: TransactionContext & Call, { body }: Input<typeof accountsApi.register>) {
  const { customerType, lastName, firstName, email, companyName, businessForm, taxNumber, textVersions } = body
  const phone = phoneOf(body)
  await countRegistration(ctx, email)
  await requirePresentTexts(ctx, body)
  await requireKnownForm(ctx, body)
  const registrationId = await insertRegistration(ctx.tx, ctx.now, {
    email,
    customerType,
    lastName,
    firstName,
    phone,
    companyName: orNull(companyName),
    businessFormId: businessForm,
    taxNumber: orNull(taxNumber),
    language: ctx.language,
    textVersionIds: [textVersions.privacy, textVersions.terms],
    ip: ctx.ip,
  })
  await ctx.announce('registrationAsked', { registrationId })
  return {}
}

/** As E.164; null where none was typed. */
function phoneOf({ phone }: RegistrationForm): string | null {
  if (phone.trim() === '') return null
  const number = toE164(phone)
  if (number === null) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'phone', code: 'PHONE' }] })
  return number
}

async function requirePresentTexts(ctx: ReadContext & Call, { textVersions }: RegistrationForm) {
  const present = await acceptedTexts(ctx, ctx.language)
  const changed = (['privacy', 'terms'] as const).filter((kind) => present[kind] !== textVersions[kind])
  if (changed.length > 0)
    throw new Refusal('TEXT_VERSION_CHANGED', { fields: changed.map((kind) => ({ path: `textVersions.${kind}`, code: 'TEXT_VERSION_CHANGED' })) })
}

async function requireKnownForm(ctx: ReadContext & Call, { businessForm }: RegistrationForm) {
  if (businessForm === null || (await businessForms(ctx, ctx.language)).some(({ id }) => id === businessForm)) return
  throw new Refusal('INVALID_INPUT', { fields: [{ path: 'businessForm', code: 'INVALID_INPUT' }] })
}
