import type { PermissionKey } from '#accounts/who.ts'
import type { TestPortal } from './portal.ts'
import { employeeWith, versionOf } from './quote-desk.ts'
import { onItsWay, receiveDevice, wholeWorksheet } from './workshop-desk.ts'

type Session = { token: string; cookie: string }
type Row = Parameters<typeof onItsWay>[1]
type Asked = (who: Session) => Promise<{ readonly status: number }>

type Brand = {
  /** Below which its calls are: `/lg-worksheets`; the list may be elsewhere. */
  readonly sheets: string
  readonly list?: string
  /** A device of it, as it is booked. */
  readonly device: Row
  /** Its part of a sheet that lacks nothing. */
  readonly fields: object
}

/** The bench of a brand: its sheets through the API, by somebody who may do everything with them. */
export function brandSheetDesk(portal: TestPortal, worker: Session, { sheets, list = sheets, device, fields }: Brand) {
  const call = (method: string, url: string, session: Session = worker, body?: object) =>
    portal.call(method, `/api${url}`, { session, ...(body ? { body } : {}) })
  const idOf = async (requestId: number) =>
    (await portal.db.selectFrom('worksheets').select('id').where('requestId', '=', requestId).executeTakeFirstOrThrow()).id
  const save = (id: number, revision: number, over: object = {}, session = worker) =>
    call('PUT', sheets, session, { id, revision, ...wholeWorksheet(), fields, ...over })
  const end = async (requestId: number, how: string, over: object = {}) =>
    call('POST', `/service-desk/requests/${requestId}/${how}`, worker, { version: await versionOf(portal, requestId), ...over })
  return {
    call,
    idOf,
    save,
    show: async (id: number) => (await call('GET', `${sheets}/${id}`)).body.data,
    /** A device of the brand that has just come. @param found what is found on its arrival */
    async received(row: Row = {}, found: object = {}) {
      const requestId = await onItsWay(portal, { ...device, ...row })
      const number = await receiveDevice(portal, worker, requestId, found)
      return { requestId, number, id: await idOf(requestId) }
    },
    finish: (requestId: number) => end(requestId, 'finish-repair'),
    returnAs: (requestId: number, outcome: string) => end(requestId, 'return-unrepaired', { outcome }),
    listed: async (question = '', session = worker) => (await call('GET', `${list}${question && `?${question}`}`, session)).body.data,
    /** What each call about a sheet that was saved once and closed answers to somebody with these keys alone. @param more calls of the brand's own */
    async statusesOf(
      { id, requestId }: { id: number; requestId: number },
      keys: readonly PermissionKey[],
      more: Readonly<Record<string, Asked>> = {},
    ) {
      const who = await employeeWith(portal, ...keys)
      const get =
        (url: string): Asked =>
        (session) =>
          call('GET', url, session)
      const asked: Readonly<Record<string, Asked>> = {
        list: get(list),
        show: get(`${sheets}/${id}`),
        documents: get(`${sheets}/${id}/documents`),
        changes: get(`${sheets}/${id}/changes`),
        pdf: get(`${sheets}/${id}/pdf`),
        email: get(`${sheets}/${id}/email`),
        desk: get(`/customer-requests/${requestId}/worksheet`),
        save: (session) => save(id, 1, {}, session),
        ...more,
      }
      const statuses = Object.entries(asked).map(async ([name, ask]) => [name, (await ask(who)).status] as const)
      return Object.fromEntries(await Promise.all(statuses))
    },
  }
}

/** What whoever may not see the sheets of a brand is told of each call; whoever may see them is told what else they lack. */
export const hiddenSheet = { list: 403, show: 404, documents: 404, changes: 404, pdf: 404, save: 404, email: 404, desk: 403 }
export const seenSheet = { ...hiddenSheet, list: 200, show: 200, documents: 200, changes: 200, pdf: 200, save: 403, email: 403 }
