import { compiledRead } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** The key that is not revoked and whose holder still is an administrator of its company; its ends are looked at by the caller's clock. */
export const keyOfSecret = compiledRead((tx: ReadDb<DB>, { hash }: { hash: Buffer }) =>
  tx
    .selectFrom('apiKeySecrets as secret')
    .innerJoin('apiKeys as key', 'key.id', 'secret.keyId')
    .innerJoin('accounts', 'accounts.id', 'key.accountId')
    .innerJoin('companyPeople as person', (join) =>
      join.onRef('person.accountId', '=', 'key.accountId').onRef('person.companyId', '=', 'key.companyId'),
    )
    .select(['key.id', 'key.name', 'key.scopes', 'key.companyId', 'key.accountId', 'key.expiresAt', 'key.lastUsedAt', 'secret.validUntil'])
    .select('accounts.customerType')
    .where('secret.sha256', '=', hash)
    .where('key.revokedAt', 'is', null)
    .where('accounts.enabled', '=', true)
    .where('person.leftAt', 'is', null)
    .where('person.role', '=', 'administrator'),
)
