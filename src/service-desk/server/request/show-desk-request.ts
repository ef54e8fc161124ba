import { nameInWords } from '#accounts/name-in-words.ts'
import { keysOf, type PermissionKey } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay, daysBetween } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { findCompensation } from '#compensations/server/compensation-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { withLinks } from '#documents/server/documents-of-request.ts'
import { Refusal } from '#errors.ts'
import { stepOfLife } from '#requests/lifecycle.ts'
import { canChangePickup } from '#requests/pickup-change.ts'
import { requestSources } from '#requests/request-source.ts'
import { shownOf } from '#requests/server/mask.ts'
import { expectedStep } from '#requests/server/promise/expected-step.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { timelineOf } from '#requests/timeline.ts'
import { counterFactsOf } from '#stores/server/devices/counter-facts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { isOffered, mainStep } from '../../panels.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { assignedOf, holdOf, latenessOf } from '../queue/desk-row.ts'
import { deadlinesOf } from './deadlines-of-request.ts'
import { deskRequestOf } from './desk-request-dto.ts'
import { type DeskFacts, readDeskRequest, readOutConsentsOf, type WholeHistoryRow } from './desk-request-store.ts'
import { legalSteps } from './legal-steps.ts'
import { undoableStep } from './undo-step.ts'

/** Everything about a request on one screen, names in the language of the employee. */
export async function showDeskRequest(
  ctx: ReadContext & Call,
  { params: { id } }: Input<typeof serviceDeskApi.showDeskRequest>,
): Promise<DeskRequest> {
  const { tx, language } = ctx
  const today = budapestDay(ctx.now)
  const found = await readDeskRequest(tx, id, language)
  if (!found) throw new Refusal('NOT_FOUND')
  const { summary, facts, history, notes, sameDevice, promises, documents } = found
  const [telephone, counter, compensation, progress, deadlines, possible] = await Promise.all([
    telephoneOf(ctx, id, facts),
    facts.requestSourceId === requestSources.counter ? counterFactsOf(ctx, id) : null,
    summary.outcome === 'LOST' ? unpaidOf(ctx, id) : null,
    progressOf(ctx, summary, { facts, history, promises }),
    deadlinesOf(ctx, summary, facts.arrivedAt),
    whatMayBeDone(ctx, summary, facts),
  ])
  return {
    ...deskRequestOf(summary, facts, { language, withContact: shownOf(ctx.actor, facts).contact }),
    ageInDays: daysBetween(budapestDay(summary.receivedAt), today),
    today,
    gsmWorksheetId: facts.gsmWorksheetId,
    previous: facts.prevCrmRequestId === null ? null : { crmRequestId: facts.prevCrmRequestId, gsmWorksheetId: facts.previousWorksheetId },
    sameDevice,
    telephone,
    counter,
    documents: keysOf(ctx.actor).includes('document.viewAll') ? withLinks(ctx, id, documents) : [],
    ...progress,
    compensation,
    deadlines,
    hold: holdOf(facts),
    restrictedAt: facts.restrictedAt?.toString() ?? null,
    assigned: assignedOf(language, facts),
    notes: notes.map(({ at, text, accountId, ...note }) => ({
      id: note.id,
      at: at.toString(),
      by: { id: accountId, name: nameInWords(language, note) },
      text,
    })),
    ...possible,
  }
}

async function telephoneOf({ tx, language }: ReadContext & Call, id: number, { requestSourceId }: DeskFacts): Promise<DeskRequest['telephone']> {
  if (requestSourceId !== requestSources.telephone) return null
  const readOut = await readOutConsentsOf(tx, id)
  const [first] = readOut
  return {
    by: first ? nameInWords(language, first) || null : null,
    consents: readOut.map(({ text, validFrom, givenAt }) => ({ text, version: budapestDay(validFrom), at: givenAt.toString() })),
  }
}

async function unpaidOf({ tx }: ReadContext, id: number): Promise<DeskRequest['compensation']> {
  const found = await findCompensation(tx, id)
  if (!found || found.paidOn !== null) return null
  const { amount, account, dueOn } = found
  return { amount, hasAccount: account !== null, dueOn }
}

type Found = NonNullable<Awaited<ReturnType<typeof readDeskRequest>>>
type Progress = Pick<Found, 'facts' | 'history' | 'promises'>

async function progressOf(ctx: ReadContext & Call, summary: RequestSummary, { facts, history, promises }: Progress) {
  const happened = history.filter(({ undoneBy }) => undoneBy === null)
  const { warrantyTypeId, status, outcome } = summary
  const closedAt = summary.closedAt?.toString() ?? null
  return {
    history: history.map((row) => historyLine(ctx, row)),
    timeline: timelineOf({ warrantyTypeId, status, outcome, closedAt, history: happened }),
    promise: {
      by: facts.promisedBy,
      first: summary.closedAt === null ? facts.firstDueOn : null,
      ...latenessOf({ ...facts, ...summary }, { calendar: await workCalendar(ctx), today: budapestDay(ctx.now) }),
      notices: facts.lateNotices,
      next: await expectedStep(ctx, { ...summary, ...facts }),
      made: promises.toReversed().map((row) => promiseLine(ctx, row)),
    },
  }
}

function promiseLine({ language }: ReadContext & Call, row: Found['promises'][number]): DeskRequest['promise']['made'][number] {
  const { id, step, day, byKind, reason, ended } = row
  const times = { madeTime: row.madeAt.toString(), endedTime: row.endedAt?.toString() ?? null }
  return { id, step, day, isFirst: row.firstId === null, byKind, by: nameInWords(language, row) || null, reason, ended, ...times }
}

function historyLine({ language }: ReadContext & Call, { at, undoneBy, ...row }: WholeHistoryRow): DeskRequest['history'][number] {
  const { id, step, code, status, byKind, note, internal } = row
  return { id, step, code, status, byKind, note, internal, at, by: nameInWords(language, row) || null, undone: undoneBy !== null }
}

/** What the buttons offer; the calls behind them ask the same rules again. */
async function whatMayBeDone(
  ctx: ReadContext & Call,
  summary: RequestSummary,
  { holdReason, collectedAt, customerType }: DeskFacts,
): Promise<Pick<DeskRequest, 'steps' | 'stepOfOthers' | 'may' | 'undo'>> {
  const keys = keysOf(ctx.actor)
  const holds = (key: PermissionKey) => keys.includes(key)
  const open = summary.closedAt === null
  const beforeCourier = canChangePickup({ ...summary, closed: !open, collected: collectedAt !== null }, ctx.now.toString())
  const request = { ...summary, customerType }
  const [undoable, legal] = await Promise.all([open && holds('request.undo') ? undoableStep(ctx, summary) : null, legalSteps(ctx, request)])
  const steps = legal.filter((step) => keys.some((key) => key === stepOfLife(step).key))
  const isForOthers = open && !steps.some(isOffered)
  return {
    steps,
    stepOfOthers: isForOthers ? mainStep(legal, summary.status) : null,
    may: {
      hold: open && holds('request.transition'),
      resume: open && holdReason !== null && holds('request.transition'),
      assign: open,
      promise: open && holds('request.transition'),
      note: holds('note.internal'),
      openDocuments: holds('document.viewAll'),
      upload: open && holds('document.upload'),
      // The courier of a counter comes for what else waits there too.
      changePickup: beforeCourier && holds('request.correct') && summary.requestSourceId !== requestSources.counter,
      cancel: beforeCourier,
    },
    undo: undoable && { step: undoable.step, to: undoable.statusBefore, isMailed: undoable.isMailed },
  }
}
