import type { Language } from '#base/languages.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { personalData } from '#personal-data.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { personalDataEmailTexts } from '../../email-texts.ts'
import type { ErasureReason } from '../../my-data.ts'
import { personalDataTexts } from '../../texts.ts'
import { openInvoicesOf, openRequestsOf, openSheetsOf, otherSelvesOf, type Person } from '../person/person-store.ts'
import { eraseRows } from './erase-rows.ts'
import { blockedOf, insertErasure, isEmployee, lockPerson, staysByNameOf } from './erasure-store.ts'

type Asked = { readonly person: Person; readonly byAccountId: number | null; readonly reason: ErasureReason; readonly language: Language }

/**
 * Erases a person: what may go goes with this transaction, what the law wants kept is blocked until its end, the account is closed and its
 * sessions end. A last letter says so. Whoever acts for several companies is erased as each of them.
 * @returns the number of the erasure
 * @throws Refusal REQUESTS_OPEN while a request or a worksheet without one is under way, INVOICES_OPEN while they owe us money, EMPLOYEE_STAYS
 * for an employee
 */
export async function erasePerson(ctx: TransactionContext, { person, byAccountId, reason, language }: Asked): Promise<number> {
  const { tx, now } = ctx
  await lockPerson(tx, person)
  if (person.accountId !== null && (await isEmployee(tx, person.accountId))) throw new Refusal('EMPLOYEE_STAYS')
  const others = await otherSelvesOf(tx, person)
  for (const other of others) await lockPerson(tx, other)
  const open = (await Promise.all([person, ...others].map((one) => openRequestsOf(tx, one)))).flat()
  // They are found by the address, which all of them have.
  const numbers = [...open.map(formatRequestNumber), ...(await openSheetsOf(tx, person))]
  if (numbers.length > 0) throw new Refusal('REQUESTS_OPEN', { values: { numbers: numbers.join(', ') } })
  const unpaid = await openInvoicesOf(tx, { requestIds: [person, ...others].flatMap(({ requestIds }) => requestIds) })
  if (unpaid.length > 0) throw new Refusal('INVOICES_OPEN', { values: { numbers: unpaid.join(', ') } })
  const erasureId = await insertErasure(tx, { person, byAccountId, reason, at: now })
  for (const other of others) await eraseRows(ctx, other, await insertErasure(tx, { person: other, byAccountId, reason, at: now }))
  await eraseRows(ctx, person, erasureId)
  const [to] = person.addresses
  if (to) await lastEmail.run(ctx, { erasureId, person, reason, to, language })
  return erasureId
}

/** Composed here because nobody knows the address afterwards. Its row goes as that of every letter that opens something: after 30 days. */
const lastEmail = emailReaction<TransactionContext, { erasureId: number; person: Person; reason: ErasureReason; to: string; language: Language }>(
  'personalData.mailErased',
  async (ctx, { erasureId, person, reason, to, language }) => {
    const t = await translatorOf(personalDataEmailTexts, language)
    const words = await translatorOf(personalDataTexts, language)
    const blocked = await blockedOf(ctx.tx, erasureId, personalData)
    const kept = await staysByNameOf(ctx.tx, personalData, { person, now: ctx.now })
    const listOf = (ends: typeof blocked) =>
      ({
        kind: 'list',
        items: ends.map(({ category, until }) => t('erased.until', { what: words(`category.${category}`), day: new Date(until.epochMilliseconds) })),
      }) as const
    return {
      deduplicationKey: `erased:${erasureId}`,
      opensAccess: true,
      to,
      language,
      subject: t('erased.subject'),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t('erased.text', { reason, account: person.accountId === null ? 'none' : 'closed', number: String(erasureId) }) },
        ...(blocked.length + kept.length > 0 ? [{ kind: 'heading', text: t('erased.blockedTitle') } as const] : []),
        ...(blocked.length > 0 ? [{ kind: 'text', text: t('erased.blocked') } as const, listOf(blocked)] : []),
        ...(kept.length > 0 ? [{ kind: 'text', text: t('erased.kept') } as const, listOf(kept)] : []),
        { kind: 'small', text: t('erased.thisEmail') },
      ],
    }
  },
)
