import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { type LookupKind, lookupKinds } from '../catalogue.ts'
import { lookupOf } from './lookup-store.ts'

const isLookupKind = (kind: string): kind is LookupKind => (lookupKinds as readonly string[]).includes(kind)

export async function listLookup(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listLookup>,
): Promise<Output<typeof catalogueApi.listLookup>> {
  const { kind } = params
  if (!isLookupKind(kind)) throw new Refusal('NOT_FOUND')
  return lookupOf(ctx, ctx.language, kind)
}
