import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { partnerApi } from '../partner-api.api.ts'
import { keyOf } from './key-dto.ts'
import { readKeyLog } from './key-log-store.ts'
import { keysOf } from './key-store.ts'
import { requireAdministrator } from './require-administrator.ts'

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function listApiKeys(ctx: ReadContext & Call, { params: { companyId } }: Input<typeof partnerApi.listApiKeys>) {
  requireAdministrator(ctx, companyId)
  return { keys: (await keysOf(ctx.tx, companyId, ctx.language)).map((key) => keyOf(ctx, key)) }
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function listApiKeyLog(ctx: ReadContext & Call, { params: { companyId }, query }: Input<typeof partnerApi.listApiKeyLog>) {
  requireAdministrator(ctx, companyId)
  const rows = await readKeyLog(ctx.tx, companyId, { ...query, language: ctx.language })
  const entries = rows.slice(0, query.size).map(({ at, ...entry }) => ({ ...entry, at: at.toString() }))
  return { entries, next: rows.length > query.size ? (entries.at(-1)?.id ?? null) : null }
}
