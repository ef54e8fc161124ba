import { createHash } from 'node:crypto'
import { type Actor, employeeIdOf, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { unlessTaken } from '#base/server/db/unless-taken.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { type ErrorCode, Refusal } from '#errors.ts'
import { imeiWithin, normaliseIdentifier, refusalOfImei, spellingsOf } from '#requests/identifier.ts'
import { can, stateOf, stepsOpenTo } from '#requests/lifecycle.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn, stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import { findOpenRequest, findOtherOpenRequest } from '#requests/server/open-device-store.ts'
import { type CheckItem, type ChecksDraft, checkItemsOf } from '../arrival.ts'
import type { workshopApi } from '../workshop.api.ts'
import { type ArrivalCheck, findArrival, insertArrival } from './arrival-store.ts'
import { requireLocked } from './workshop-context.ts'
import type { WorkshopRequest } from './workshop-request-store.ts'

/** A device that arrives for a cancelled request opens it again (DESIGN 8.33). */
export const arrivals = ['receiveDevice', 'reopenOnArrival'] as const

/** Whether this employee may note its arrival now; the form asks it, the use case asks the same again. */
export const mayReceive = (actor: Actor, request: WorkshopRequest): boolean =>
  stepsOpenTo(keysOf(actor), stateOf(request)).some((step) => arrivals.some((arrival) => arrival === step))

/** Opens the sheet of a repair unless it is there, under the request's lock. @returns its number */
export type OpenSheet = (ctx: Pick<TransactionContext, 'tx' | 'now'>, request: WorkshopRequest) => Promise<string>

type Received = Omit<Input<typeof workshopApi.receiveDevice>['body'], 'version'>

/** GAPS D1, ARRIVED: what came and in which condition is written down once, the repair gets its worksheet number, the customer is told. */
export async function receiveDevice(ctx: TransactionContext & Call, { params, body }: Input<typeof workshopApi.receiveDevice>, openSheet: OpenSheet) {
  const { tx } = ctx
  const request = await requireLocked(ctx, params.id)
  const accountId = employeeIdOf(ctx)
  const callSha256 = hashOfCall(ctx, body, accountId)
  const earlier = await findArrival(tx, request.id)
  if (earlier && !earlier.callSha256.equals(callSha256)) throw movedOn(request)
  if (earlier) return { ...stateAnswer(request), gsmWorksheetId: await openSheet(ctx, request) }
  const step = arrivals.find((arrival) => can(arrival, stateOf(request)))
  if (request.version !== body.version || !step) throw movedOn(request)
  if (step === 'reopenOnArrival') await requireNoOther(tx, request)

  await recordArrival(ctx, request, body, callSha256)
  const gsmWorksheetId = await openSheet(ctx, request)
  const advance = () => advanceRequest(ctx, request.id, step, { by: 'staff', byAccountId: accountId, version: body.version })
  const moved = await (step === 'reopenOnArrival' ? reopen(ctx, request, advance) : advance())
  return { ...stateAnswer(moved), gsmWorksheetId }
}

/** What came and in which condition; whoever calls it opens the sheet of the repair. */
export async function recordArrival(ctx: TransactionContext & Call, request: WorkshopRequest, body: Received, callSha256: Buffer): Promise<void> {
  const { tx, now } = ctx
  const checks = requireChecks(request, body.checks)
  const identifiers = identifiersOf(request, body.readIdentifier)
  const arrival = {
    requestId: request.id,
    receivedAt: now,
    receivedByAccountId: employeeIdOf(ctx),
    callSha256,
    ...(await accessoriesOf(ctx, request, body)),
    ...identifiers,
    otherRequestId: await requireSeenOther(tx, request, body, identifiers),
    packaging: body.packaging,
  }
  await insertArrival(tx, arrival, checks, await storeUploads(ctx, ctx.uploads))
}

/** The customer cancelled and booked anew: the device belongs to the other request. @throws Refusal OTHER_REQUEST_OPEN */
async function requireNoOther(tx: TransactionContext['tx'], { identifier, identifierGenerated }: WorkshopRequest): Promise<void> {
  const other = identifierGenerated ? undefined : await findOpenRequest(tx, identifier)
  if (other !== undefined) throw new Refusal('OTHER_REQUEST_OPEN', { values: { number: formatRequestNumber(other) } })
}

/** A booking or an arrival of the same device at this very moment may be first. */
async function reopen<T>({ tx, announce }: TransactionContext, request: WorkshopRequest, advance: () => Promise<T>): Promise<T> {
  const moved = await unlessTaken(tx, 'requests_one_open_per_identifier', advance)
  if (moved !== null) {
    await announce('requestReopened', { requestId: request.id })
    return moved
  }
  await requireNoOther(tx, request)
  // The other one was closed again meanwhile.
  throw movedOn(request)
}

/** The same employee, the same words, the same photos: the same call. */
export const hashOfCall = ({ uploads }: ReadContext & Call, body: object, accountId: number): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([accountId, body, uploads.map(({ sentSha256 }) => sentSha256.toString('hex'))]))
    .digest()

/** Every item the brand asks for, and no other. */
function requireChecks({ locatorName }: WorkshopRequest, checks: ChecksDraft): ArrivalCheck[] {
  const items = checkItemsOf({ hasLocator: locatorName !== null })
  if (checks.locator && !items.includes('locator')) throw refusedField('checks.locator', 'FIELD_NOT_ASKED')
  return items.map((item) => ({ item, ...requireCheck(checks, item) }))
}

function requireCheck(checks: ChecksDraft, item: CheckItem) {
  const check = checks[item]
  if (!check) throw refusedField(`checks.${item}`, 'REQUIRED')
  return check
}

async function accessoriesOf(ctx: ReadContext & Call, { accessoryIds, accessoriesOther }: WorkshopRequest, body: Received) {
  const known = new Set((await lookupOf(ctx, 'hu', 'accessories')).map(({ id }) => id))
  if (body.foundAccessoryIds.some((id) => !known.has(id))) throw refusedField('foundAccessoryIds', 'INVALID_INPUT')
  const otherDeclared = accessoriesOther ?? ''
  if ((otherDeclared !== '') !== (body.otherFound !== null)) throw refusedField('otherFound', otherDeclared === '' ? 'FIELD_NOT_ASKED' : 'REQUIRED')
  return {
    declaredAccessoryIds: accessoryIds,
    foundAccessoryIds: [...new Set(body.foundAccessoryIds)].toSorted((one, other) => one - other),
    otherDeclared,
    otherFound: body.otherFound,
    additionalFound: body.additionalFound,
  }
}

/** A difference is written down; what the customer booked stays as it is. */
function identifiersOf({ identifier, identifierKind, identifierGenerated, imei2 }: WorkshopRequest, typed: string) {
  const read = normaliseIdentifier(identifierKind, typed) || null
  if (read !== null && !/^[A-Z\d/-]{1,60}$/.test(read)) throw refusedField('readIdentifier', 'SERIAL_CHARACTERS')
  // Fifteen digits that fail the check are a slip of the pen, not another device.
  if (read !== null && identifierKind === 'imei' && /^\d{15}$/.test(read) && refusalOfImei(read)) throw refusedField('readIdentifier', 'ERROR_IMEI')
  const shown = read === null ? [] : [read, imeiWithin(read)]
  return {
    bookedIdentifier: identifier,
    readIdentifier: read,
    identifierMatches: read === null || identifierGenerated ? null : shown.some((one) => one === identifier || (one !== null && one === imei2)),
  }
}

/**
 * The device may have been put into the wrong box: whoever receives it must have been shown the other open request it belongs to, and says so.
 * @throws Refusal IDENTIFIER_OF_OTHER_REQUEST
 */
async function requireSeenOther(
  tx: TransactionContext['tx'],
  { id }: WorkshopRequest,
  { readIdentifier, otherRequestId }: Received,
  { identifierMatches }: ReturnType<typeof identifiersOf>,
): Promise<number | null> {
  const other = identifierMatches ? undefined : await findOtherOpenRequest(tx, spellingsOf(readIdentifier), id)
  if (other === undefined || other === otherRequestId) return other ?? null
  const refused = { code: 'IDENTIFIER_OF_OTHER_REQUEST', values: { number: formatRequestNumber(other) } } as const
  throw new Refusal(refused.code, { values: refused.values, fields: [{ path: 'readIdentifier', ...refused }] })
}

const refusedField = (path: string, code: ErrorCode) => new Refusal(code, { fields: [{ path, code }] })
