import type { Input } from '#base/endpoint.ts'
import { requireChanger } from '#companies/server/require-company.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { ApiKey, ApiKeyWithSecret } from '../api-key.ts'
import type { partnerApi } from '../partner-api.api.ts'
import { keyOf } from './key-dto.ts'
import { noteInKeyLog } from './key-log-store.ts'
import { newKeySecret } from './key-secret.ts'
import { changeKey, replaceSecret } from './key-store.ts'
import { requireProvedAdministrator } from './require-administrator.ts'
import { requireKey } from './require-key.ts'

/** @throws Refusal NOT_FOUND, UNAUTHORISED, API_KEY_MOVED_ON */
export async function changeApiKey(
  ctx: TransactionContext & Call,
  { params, body: { version, name, scopes } }: Input<typeof partnerApi.changeApiKey>,
): Promise<ApiKey> {
  const byAccountId = await requireChanger(ctx, params.companyId)
  await requireKey(ctx, params)
  if (!(await changeKey(ctx.tx, { ...params, version }, { name, scopes }))) throw new Refusal('API_KEY_MOVED_ON')
  await noteInKeyLog(ctx.tx, ctx.now, { ...params, byAccountId, action: 'changed', name, scopes })
  return keyOf(ctx, await requireKey(ctx, params))
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, PROOF_NEEDED, API_KEY_MOVED_ON */
export async function rotateApiKey(
  ctx: TransactionContext & Call,
  { params, body: { version, overlapHours } }: Input<typeof partnerApi.rotateApiKey>,
): Promise<ApiKeyWithSecret> {
  const accountId = await requireProvedAdministrator(ctx, params.companyId)
  const { name, scopes, validDays, holds } = await requireKey(ctx, params)
  const expiresAt = ctx.now.add({ hours: 24 * validDays })
  if (!(await changeKey(ctx.tx, { ...params, version }, { accountId, expiresAt }))) throw new Refusal('API_KEY_MOVED_ON')
  const { secret, stored } = newKeySecret(ctx.sandbox?.tag)
  // Whoever is no administrator any more may have taken the secret along: it does not come to life again.
  await replaceSecret(ctx.tx, ctx.now, params.keyId, stored, ctx.now.add({ hours: holds ? overlapHours : 0 }))
  await noteInKeyLog(ctx.tx, ctx.now, { ...params, byAccountId: accountId, action: 'rotated', name, scopes })
  return { key: keyOf(ctx, await requireKey(ctx, params)), secret }
}

/** One that is revoked already is answered as done. @throws Refusal NOT_FOUND, UNAUTHORISED, API_KEY_MOVED_ON */
export async function revokeApiKey(
  ctx: TransactionContext & Call,
  { params, body: { version } }: Input<typeof partnerApi.revokeApiKey>,
): Promise<ApiKey> {
  const byAccountId = await requireChanger(ctx, params.companyId)
  const key = await requireKey(ctx, params)
  if (key.revokedAt !== null) return keyOf(ctx, key)
  if (!(await changeKey(ctx.tx, { ...params, version }, { revokedAt: ctx.now }))) throw new Refusal('API_KEY_MOVED_ON')
  await noteInKeyLog(ctx.tx, ctx.now, { ...params, byAccountId, action: 'revoked', name: key.name, scopes: key.scopes })
  return keyOf(ctx, await requireKey(ctx, params))
}
