import type { PermissionKey } from '#accounts/who.ts'
import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay, daysBetween } from '#calendar/calendar.ts'
import type { Context } from '#context.ts'
import { documentsOfRequest } from '#documents/server/documents-of-request.ts'
import { Refusal } from '#errors.ts'
import { nameInWords } from '#requests/in-words.ts'
import { canChangePickup } from '#requests/pickup-change.ts'
import { findToldRequest, type ToldRequest } from '#requests/server/request-papers-store.ts'
import { timelineOf } from '#requests/timeline.ts'
import { expectedStep } from '#tracking/server/expected-step.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { serviceDeskApi } from '../service-desk.api.ts'
import { clocksOf } from './clocks-of-request.ts'
import { findDeskRequest, requestsOfDevice, type WholeHistoryRow, wholeHistoryOf } from './desk-request-store.ts'
import { assignedOf, holdOf } from './desk-row.ts'
import { legalSteps } from './legal-steps.ts'
import { notesOf } from './note-store.ts'
import { toldOf } from './told.ts'
import { undoableStep } from './undo-step.ts'

type DeskFacts = Awaited<ReturnType<typeof findDeskRequest>>

/** Everything about a request on one screen, names in the language of the employee. */
export async function showDeskRequest(ctx: Context, { params: { id } }: Input<typeof serviceDeskApi.showDeskRequest>): Promise<DeskRequest> {
  const { tx, language } = ctx
  const told = await findToldRequest(tx, id, language)
  if (!told) throw new Refusal('NOT_FOUND')
  const today = budapestDay(ctx.now.toString())
  const keys = keysOf(ctx.actor)
  const [facts, history, notes, sameDevice, { documents }] = await Promise.all([
    findDeskRequest(tx, id),
    wholeHistoryOf(tx, id),
    notesOf(tx, id),
    requestsOfDevice(tx, told),
    keys.includes('document.viewAll') ? documentsOfRequest(ctx, { params: { id }, query: {}, body: {} }) : { documents: [] },
  ])
  return {
    ...toldOf(told, facts, { language, withContact: keys.includes('customer.view') }),
    ageInDays: daysBetween(budapestDay(told.receivedAt.toString()), today),
    today,
    gsmWorksheetId: facts.gsmWorksheetId,
    previous: facts.prevCrmRequestId === null ? null : { crmRequestId: facts.prevCrmRequestId, gsmWorksheetId: facts.previousWorksheetId },
    sameDevice,
    documents,
    ...(await courseOf(ctx, told, facts, history)),
    clocks: await clocksOf(ctx, told, facts.arrivedAt),
    hold: holdOf(facts),
    assigned: assignedOf(language, facts),
    notes: notes.map(({ at, text, accountId, ...note }) => ({
      id: note.id,
      at: at.toString(),
      by: { id: accountId, name: nameInWords(language, note) },
      text,
    })),
    ...(await whatMayBeDone(ctx, told, facts)),
  }
}

async function courseOf(ctx: Context, told: ToldRequest, facts: DeskFacts, history: readonly WholeHistoryRow[]) {
  const happened = history.filter(({ undoneBy }) => undoneBy === null)
  const { warrantyTypeId, status, outcome } = told
  const closedAt = told.closedAt?.toString() ?? null
  return {
    history: history.map((row) => historyLine(ctx, row)),
    timeline: timelineOf({ warrantyTypeId, status, outcome, closedAt, history: happened.map(({ code, at }) => ({ code, at: at.toString() })) }),
    promise: {
      by: facts.promisedBy,
      late: told.closedAt === null && facts.promisedBy !== null && facts.promisedBy < budapestDay(ctx.now.toString()),
      notices: facts.lateNotices,
      next: await expectedStep(ctx, { ...told, promisedBy: facts.promisedBy }, happened),
    },
  }
}

function historyLine(
  { language }: Context,
  { at, undoneBy, firstName, middleName, lastName, ...row }: WholeHistoryRow,
): DeskRequest['history'][number] {
  const by = nameInWords(language, { firstName: firstName ?? '', middleName: middleName ?? '', lastName: lastName ?? '' })
  return { ...row, at: at.toString(), by: by || null, undone: undoneBy !== null }
}

/** What the buttons offer; the calls behind them ask the same rules again. */
async function whatMayBeDone(
  ctx: Context,
  told: ToldRequest,
  { holdReason, collectedAt }: DeskFacts,
): Promise<Pick<DeskRequest, 'steps' | 'may' | 'undo'>> {
  const keys = keysOf(ctx.actor)
  const holds = (key: PermissionKey) => keys.includes(key)
  const open = told.closedAt === null
  const beforeCourier = canChangePickup({ ...told, closed: !open, collected: collectedAt !== null }, ctx.now.toString())
  const undoable = open && holds('request.undo') ? await undoableStep(ctx, told) : null
  return {
    steps: await legalSteps(ctx, told, keys),
    may: {
      hold: open && holds('request.transition'),
      resume: open && holdReason !== null && holds('request.transition'),
      assign: open,
      promise: open && holds('request.transition'),
      note: holds('note.internal'),
      openPapers: holds('document.viewAll'),
      upload: open && holds('document.upload'),
      changePickup: beforeCourier,
      cancel: beforeCourier,
    },
    undo: undoable && { step: undoable.step, to: undoable.statusBefore },
  }
}
