import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type ApiKeyWithSecret, maxApiKeys } from '../api-key.ts'
import type { partnerApi } from '../partner-api.api.ts'
import { keyOf } from './key-dto.ts'
import { noteInKeyLog } from './key-log-store.ts'
import { newKeySecret } from './key-secret.ts'
import { countWorkingKeys, insertKey, insertSecret } from './key-store.ts'
import { requireProvedAdministrator } from './require-administrator.ts'
import { requireKey } from './require-key.ts'

/** @throws Refusal NOT_FOUND, UNAUTHORISED, PROOF_NEEDED, API_KEYS_FULL */
export async function createApiKey(
  ctx: TransactionContext & Call,
  { params: { companyId }, body: { name, scopes, validDays } }: Input<typeof partnerApi.createApiKey>,
): Promise<ApiKeyWithSecret> {
  const accountId = await requireProvedAdministrator(ctx, companyId)
  if ((await countWorkingKeys(ctx.tx, ctx.now, companyId)) >= maxApiKeys) throw new Refusal('API_KEYS_FULL', { values: { n: maxApiKeys } })
  const expiresAt = ctx.now.add({ hours: 24 * validDays })
  const keyId = await insertKey(ctx.tx, ctx.now, { companyId, accountId, name, scopes, validDays, expiresAt })
  const { secret, stored } = newKeySecret(ctx.sandbox?.tag)
  await insertSecret(ctx.tx, ctx.now, keyId, stored)
  await noteInKeyLog(ctx.tx, ctx.now, { companyId, keyId, byAccountId: accountId, action: 'created', name, scopes })
  return { key: keyOf(ctx, await requireKey(ctx, { companyId, keyId })), secret }
}
