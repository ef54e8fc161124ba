import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { momentInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { costLimitOf } from '#requests/server/cost-limit-store.ts'
import { lastStepOf } from '#requests/server/history-store.ts'
import { warrantyTypes } from '#requests/status.ts'
import { forintIn } from '#site/figures.ts'
import { differencesOf } from '../arrival.ts'
import { checksOf, findArrival } from './arrival-store.ts'
import { differencesInWords } from './condition-in-words.ts'

import { arrivals } from './receive-device.ts'
import { findSecondDevice } from './second-device/second-device-store.ts'
import { type Writing, workshopEmail } from './workshop-email.ts'

/** The device is here, what was found that nobody had said, and what comes next (GAPS D10). */
export const deviceArrivedEmail = emailReaction<TransactionContext, RequestEvents['deviceArrived']>('workshop.mailArrived', (ctx, { requestId }) =>
  workshopEmail(ctx, requestId, async (writing) => {
    const arrival = await findArrival(ctx.tx, requestId)
    if (!arrival) return null
    const { t, number, facts, summary } = writing
    const found = { ...arrival, checks: await checksOf(ctx.tx, requestId) }
    const { isDifferent } = differencesOf(found)
    const second = await findSecondDevice(ctx.tx, requestId)
    const costLimit = summary.warrantyTypeId === warrantyTypes.paid ? await costLimitOf(ctx.tx, requestId) : null
    const wasCancelled = (await lastStepOf(ctx.tx, requestId, arrivals))?.step === 'reopenOnArrival'
    return {
      deduplicationKey: `deviceArrived:${requestId}`,
      subject: t(subjectOf({ isSecond: second !== undefined, wasCancelled, isDifferent }), { number }),
      blocks: [
        second
          ? { kind: 'text', text: t('arrived.secondText', { first: formatRequestNumber(second.firstRequestId) }) }
          : { kind: 'text', text: t(wasCancelled ? 'arrived.reopenedText' : 'arrived.text') },
        { kind: 'facts', facts: [...facts, [t('facts.arrivedAt'), momentInWords(summary.language, arrival.receivedAt)]] },
        ...(isDifferent ? await foundBlocks(ctx, writing, found) : []),
        { kind: 'heading', text: t('arrived.nextTitle') },
        { kind: 'text', text: second ? t('arrived.secondNext') : await whatComesNext(ctx, writing, costLimit) },
        ...(wasCancelled ? [{ kind: 'text', text: t(costLimit === null ? 'arrived.reopenedChoice' : 'arrived.reopenedChoiceWithin') } as const] : []),
        ...(await writing.pageLink()),
      ],
    }
  }),
)

function subjectOf({ isSecond, wasCancelled, isDifferent }: { isSecond: boolean; wasCancelled: boolean; isDifferent: boolean }) {
  if (isSecond) return 'arrived.secondSubject'
  if (wasCancelled) return 'arrived.reopenedSubject'
  return isDifferent ? 'arrived.differentSubject' : 'arrived.subject'
}

type Found = Parameters<typeof differencesInWords>[2]

async function foundBlocks(ctx: ReadContext, { t, summary, request }: Writing, found: Found): Promise<EmailBlock[]> {
  const locatorIsOn = found.checks.some(({ item, finding }) => item === 'locator' && finding === 'damaged')
  return [
    { kind: 'heading', text: t('arrived.found') },
    { kind: 'list', items: await differencesInWords(ctx, summary.language, found) },
    ...(locatorIsOn && request.locatorName ? [{ kind: 'text', text: t('arrived.locator', { locator: request.locatorName }) } as const] : []),
    { kind: 'text', text: t('arrived.disagree') },
  ]
}

async function whatComesNext(ctx: ReadContext, { t, summary: { warrantyTypeId, language } }: Writing, costLimit: number | null): Promise<string> {
  if (warrantyTypeId === warrantyTypes.paid)
    return costLimit === null ? t('arrived.paid') : t('arrived.paidWithin', { limit: forintIn(language)(costLimit) })
  if (warrantyTypeId === warrantyTypes.buyback) return t('arrived.buyback')
  const workdays = await figureInForce(ctx, budapestDay(ctx.now), 'expectedRepairWorkingDays')
  const [from, to] = workdays.map(String) as [string, string]
  return t(warrantyTypeId === warrantyTypes.insurance ? 'arrived.insurance' : 'arrived.warranty', { from, to })
}
