import { toBankAccount } from '#accounts/bank-account.ts'
import { bankAccountEnd } from '#accounts/bank-account-in-words.ts'
import { accountIdOf, actsAbout, employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { type Channel, payWithinDays } from '../compensation.ts'
import type { compensationsApi } from '../compensations.api.ts'
import { knownAccount, requireSeen } from './compensation-rules.ts'
import { type Compensation, changeCompensation, insertStep, lockCompensation } from './compensation-store.ts'

type Ctx = TransactionContext & Call
type Said = Pick<Input<typeof compensationsApi.sayCompensationAccount>['body'], 'version' | 'useKnown' | 'account' | 'holder'>
type By = { readonly channel: Channel; readonly byAccountId: number | null; readonly note: string }

/**
 * Where the compensation is to be paid, by whoever sent the request or follows it by its link.
 * @throws Refusal NOT_FOUND, UNAUTHORISED (a colleague who only looks), COMPENSATION_MOVED_ON, BANK_ACCOUNT
 */
export async function sayCompensationAccount(ctx: Ctx, { params: { id }, body }: Input<typeof compensationsApi.sayCompensationAccount>) {
  await requireHeldRequest(ctx, id, { colleagues: true })
  const compensation = await requireCompensation(ctx, id)
  if (!actsAbout(ctx.actor, compensation)) throw new Refusal('UNAUTHORISED')
  return noteAccount(ctx, compensation, body, { channel: 'web', byAccountId: accountIdOf(ctx.actor), note: '' })
}

/** The same, as the customer said it to an employee; the note says how it was made sure who they were. */
export async function sayCompensationAccountOnBehalf(
  ctx: Ctx,
  { params: { id }, body: { method, note, ...said } }: Input<typeof compensationsApi.sayCompensationAccountOnBehalf>,
) {
  return noteAccount(ctx, await requireCompensation(ctx, id), said, { channel: method, byAccountId: employeeIdOf(ctx), note })
}

async function noteAccount(ctx: Ctx, compensation: Compensation, said: Said, { channel, byAccountId, note }: By) {
  const { tx, now } = ctx
  const { requestId, version, paidAt, account: before, holder: holderBefore } = compensation
  const account = await accountOf(ctx, compensation, said)
  const { holder } = said
  // Sent twice, or by somebody else meanwhile: it stands as it is asked.
  if (paidAt === null && account === before && holder === holderBefore) return { version }
  if (paidAt !== null) throw new Refusal('COMPENSATION_MOVED_ON')
  requireSeen(compensation, said.version)
  const first = before === null ? { accountSince: now, dueOn: addDays(budapestDay(now), payWithinDays) } : {}
  const next = await changeCompensation(tx, requestId, { account, holder, ...first })
  const stepId = await insertStep(tx, { requestId, step: 'account', at: now, byAccountId, channel, accountEnd: bankAccountEnd(account), note })
  await ctx.announce('compensationMoved', { requestId, stepId })
  return { version: next }
}

async function accountOf(ctx: Ctx, compensation: Compensation, { useKnown, account: typed }: Said): Promise<string> {
  const account = useKnown ? await knownAccount(ctx, compensation) : toBankAccount(typed)
  if (account !== null) return account
  const code = typed.trim() === '' ? 'REQUIRED' : 'BANK_ACCOUNT'
  throw new Refusal(code, { fields: [{ path: 'account', code }] })
}

async function requireCompensation({ tx }: Ctx, id: number): Promise<Compensation> {
  const compensation = await lockCompensation(tx, id)
  if (!compensation) throw new Refusal('NOT_FOUND')
  return compensation
}
