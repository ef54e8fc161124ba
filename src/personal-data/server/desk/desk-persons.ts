import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { type Language, languages } from '#base/languages.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import type { PersonKey } from '../../desk-person.ts'
import type { personalDataApi } from '../../personal-data.api.ts'
import { erasePerson } from '../erasure/erase-person.ts'
import { startExport } from '../export/ask-export.ts'
import { findPersonOfAccount, findPersonOfRequest, type Person } from '../person/person-store.ts'
import { dataOf } from '../show-my-data.ts'
import { describePerson, findPersons as findThem, languageOf, requestsOf, writeAudit } from './desk-person-store.ts'

export async function findPersons({ tx, language }: ReadContext & Call, { query }: Input<typeof personalDataApi.findPersons>) {
  const typed = query.query ?? ''
  return { persons: typed.length < 3 ? [] : await findThem(tx, typed, parseRequestNumber(typed), language) }
}

/** The person, and the entry of the audit log about them. @throws Refusal NOT_FOUND */
async function openPerson(
  ctx: TransactionContext & Call,
  { person: key, reason }: { person: PersonKey; reason: string },
  action: 'shown' | 'exported' | 'anonymised',
): Promise<Person> {
  const person = 'accountId' in key ? await findPersonOfAccount(ctx.tx, key.accountId) : await findPersonOfRequest(ctx.tx, key.crmRequestId)
  if (!person) throw new Refusal('NOT_FOUND')
  const { accountId } = person
  const requestId = accountId === null ? (person.requestIds[0] ?? null) : null
  await writeAudit(ctx.tx, ctx.now, { byAccountId: employeeIdOf(ctx), action, accountId, requestId, reason })
  return person
}

export async function showPerson(ctx: TransactionContext & Call, { body }: Input<typeof personalDataApi.showPerson>) {
  const person = await openPerson(ctx, body, 'shown')
  const requests = await requestsOf(ctx.tx, person.requestIds)
  return {
    ...(await dataOf(ctx, person)),
    ...(await describePerson(ctx.tx, person.accountId, person.requestIds, ctx.language)),
    requests: requests.map(({ id, status, receivedAt, closedAt }) => ({
      crmRequestId: id,
      status,
      receivedAt: receivedAt.toString(),
      isOpen: closedAt === null,
    })),
  }
}

/** The copy goes to the person, never to the employee. */
export async function exportPerson(ctx: TransactionContext & Call, { body }: Input<typeof personalDataApi.exportPerson>) {
  const person = await openPerson(ctx, body, 'exported')
  await startExport(ctx, person, await languageFor(ctx, person))
  return { email: person.addresses[0] ?? '' }
}

export async function anonymisePerson(ctx: TransactionContext & Call, { body }: Input<typeof personalDataApi.anonymisePerson>) {
  const person = await openPerson(ctx, body, 'anonymised')
  return { erasure: await erasePerson(ctx, { person, byAccountId: employeeIdOf(ctx), reason: body.why, language: await languageFor(ctx, person) }) }
}

/** Letters go in the language of the person, not of the employee. */
async function languageFor({ tx }: Pick<ReadContext, 'tx'>, { accountId, requestIds }: Person): Promise<Language> {
  const written = await languageOf(tx, accountId, requestIds)
  return languages.find((language) => language === written) ?? 'hu'
}
