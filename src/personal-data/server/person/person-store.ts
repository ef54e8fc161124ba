import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { methods } from '#invoices/method-of-invoice.ts'
import { formatRequestNumber } from '#requests/request-number.ts'

/**
 * Whose data it is: an account, and requests, and confirmed e-mail addresses. Requests that another account owns are that account's, though
 * they name the same address.
 */
export type Person = { readonly accountId: number | null; readonly requestIds: readonly number[]; readonly addresses: readonly string[] }

/** The owner of an account, with the requests of the account and those of its address that no account owns. Undefined: no such account, or it is closed. */
export async function findPersonOfAccount(tx: ReadDb<DB>, accountId: number): Promise<Person | undefined> {
  const account = await tx.selectFrom('accounts').select('email').where('id', '=', accountId).where('enabled', '=', true).executeTakeFirst()
  if (!account) return undefined
  const owned = await tx.selectFrom('requests').select('id').where('accountId', '=', accountId).execute()
  const others = await requestsWithoutAccount(tx, account.email)
  return { accountId, requestIds: [...owned.map(({ id }) => id), ...others], addresses: [account.email] }
}

/** The open accounts by which the same person acts for other companies (decision 112): who is erased is erased as all of them. */
export async function otherSelvesOf(tx: ReadDb<DB>, { accountId }: Person): Promise<Person[]> {
  if (accountId === null) return []
  const { rows } = await sql<{ id: number }>`select id from accounts
    where (id = login_of(${accountId}) or login_account_id = login_of(${accountId})) and id <> ${accountId} and enabled order by id`.execute(tx)
  const persons = await Promise.all(rows.map(({ id }) => findPersonOfAccount(tx, id)))
  return persons.filter((person) => person !== undefined)
}

/** Whoever reads the mail of an address: the owner of its account, or of the requests that name it and belong to no account. */
export async function findPersonOfAddress(tx: ReadDb<DB>, address: string): Promise<Person | undefined> {
  // The login of the address, or where that is closed the first account that follows it.
  const { rows } = await sql<{
    id: number
  }>`select own.id from accounts as login join accounts as own on own.id = login.id or own.login_account_id = login.id
    where login.email = ${address} and login.login_account_id is null and own.enabled order by own.login_account_id nulls first, own.id limit 1`.execute(
    tx,
  )
  const [account] = rows
  if (account) return findPersonOfAccount(tx, account.id)
  const requestIds = await requestsWithoutAccount(tx, address)
  if (requestIds.length > 0) return { accountId: null, requestIds, addresses: [address] }
  return (await wroteToUs(tx, address)) ? { accountId: null, requestIds: [], addresses: [address] } : undefined
}

/** The person of a request: its account, or its address. */
export async function findPersonOfRequest(tx: ReadDb<DB>, requestId: number): Promise<Person | undefined> {
  const request = await tx.selectFrom('requests').select(['accountId', 'email']).where('id', '=', requestId).executeTakeFirst()
  if (!request) return undefined
  if (request.accountId !== null) return findPersonOfAccount(tx, request.accountId)
  return request.email === '' ? undefined : findPersonOfAddress(tx, request.email.toLowerCase())
}

async function requestsWithoutAccount(tx: ReadDb<DB>, address: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('requests')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', address))
    .where('accountId', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whoever wrote to us, or has a worksheet without a request. */
async function wroteToUs(tx: ReadDb<DB>, address: string): Promise<boolean> {
  const { rows } = await sql`select from complaints where lower(email) = ${address} union all select from withdrawals where lower(email) = ${address}
    union all select from contact_messages where lower(email) = ${address}
    union all select from worksheets where lower(owner_email) = ${address} and owner_email <> '' and request_id is null
    limit 1`.execute(tx)
  return rows.length > 0
}

/** The requests of a person that are not closed: while there is one, nothing is erased. */
export async function openRequestsOf(tx: ReadDb<DB>, { requestIds }: Person): Promise<number[]> {
  const rows = await tx
    .selectFrom('requests')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...requestIds]))))
    .where('closedAt', 'is', null)
    .orderBy('receivedAt')
    .execute()
  return rows.map(({ id }) => id)
}

/** The numbers of the worksheets without a request that are not closed: as an open request. */
export async function openSheetsOf(tx: ReadDb<DB>, { addresses }: Person): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`select number from worksheets where lower(owner_email) = any(${addresses}::text[])
    and owner_email <> '' and request_id is null and closed_at is null order by id`.execute(tx)
  return rows.map(({ number }) => number)
}

/**
 * What invoices of the person's own wait for their money, by number: as an open request. Not those of a company's requests, which the company
 * owes, and not those paid in cash: of a closed request the courier has the money, and only its list is awaited.
 */
export async function openInvoicesOf(tx: ReadDb<DB>, { requestIds }: Pick<Person, 'requestIds'>): Promise<string[]> {
  const rows = await tx
    .selectFrom('invoices')
    .innerJoin('requests', 'requests.id', 'invoices.requestId')
    .innerJoin('charges', 'charges.id', 'invoices.chargeId')
    .select(['invoices.number', 'requests.id as requestId'])
    .where('invoices.requestId', '=', sql<number>`any(${requestIds}::bigint[])`)
    .where('requests.companyId', 'is', null)
    .where('invoices.status', '=', 'pending')
    .where('invoices.cancelledBy', 'is', null)
    .where('invoices.paymentMethodId', '<>', methods.cashOnDelivery)
    .where('charges.voidedAt', 'is', null)
    .orderBy('invoices.id')
    .execute()
  return rows.map(({ number, requestId }) => number ?? formatRequestNumber(requestId))
}
