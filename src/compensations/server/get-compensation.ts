import { bankAccountEnd } from '#accounts/bank-account-in-words.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { actsAbout, isEmployee, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { CompensationView } from '../compensation.ts'
import type { compensationsApi } from '../compensations.api.ts'
import { knownAccount } from './compensation-rules.ts'
import { findCompensation, stepsOf } from './compensation-store.ts'

/** The compensation of a lost parcel as whoever holds the request sees it. @throws Refusal NOT_FOUND */
export async function getCompensation(
  ctx: ReadContext & Call,
  { params: { id } }: Input<typeof compensationsApi.getCompensation>,
): Promise<{ compensation: CompensationView | null }> {
  await requireHeldRequest(ctx, id, { colleagues: true })
  const found = await findCompensation(ctx.tx, id)
  if (!found) return { compensation: null }
  const { version, amount, account, holder, dueOn, paidOn } = found
  const isOpen = paidOn === null
  const may = {
    say: isOpen && actsAbout(ctx.actor, found),
    sayOnBehalf: isOpen && keysOf(ctx.actor).includes('quote.decideOnBehalf'),
  }
  const known = may.say || may.sayOnBehalf ? await knownAccount(ctx, found) : null
  return {
    compensation: {
      version,
      amount,
      account: account ? { end: bankAccountEnd(account), holder: holder ?? '' } : null,
      known: known === null || known === account ? null : { end: bankAccountEnd(known) },
      dueOn,
      paidOn,
      may,
      steps: isEmployee(ctx.actor) ? await stepDtos(ctx, id) : null,
    },
  }
}

async function stepDtos({ tx, language }: ReadContext & Call, requestId: number): Promise<CompensationView['steps']> {
  const steps = await stepsOf(tx, requestId)
  return steps.map(({ at, byAccountId, firstName, middleName, lastName, ...step }) => ({
    step: step.step,
    at: at.toString(),
    by: byAccountId === null ? null : nameInWords(language, { firstName: firstName ?? '', middleName: middleName ?? '', lastName: lastName ?? '' }),
    channel: step.channel,
    accountEnd: step.accountEnd,
    paidOn: step.paidOn,
    note: step.note,
  }))
}
