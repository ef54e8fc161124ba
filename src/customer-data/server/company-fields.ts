import { isPrivate } from '#accounts/customer-type.ts'
import type { CustomerType } from '#accounts/who.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'

/** @throws Refusal INVALID_INPUT, by fields, when there are any */
export function refuseFields(fields: readonly FieldRefusal[]) {
  if (fields.length > 0) throw new Refusal('INVALID_INPUT', { fields })
}

/** A legal form is a company's, and of our list. */
export async function refusalsOfBusinessForm(ctx: ReadContext & Call, type: CustomerType, id: number | null): Promise<FieldRefusal[]> {
  if (id === null) return []
  if (isPrivate(type)) return [{ path: 'businessForm', code: 'FIELD_NOT_ASKED' }]
  const known = await lookupOf(ctx, ctx.language, 'businessForms')
  return known.some((one) => one.id === id) ? [] : [{ path: 'businessForm', code: 'INVALID_INPUT' }]
}
