import { appleWorksheetsApi } from '#worksheets/apple-worksheets.api.ts'
import { filledIn } from '#worksheets/filled-in.ts'
import { kindNamed } from '#worksheets/kinds.ts'
import { lgWorksheetsApi } from '#worksheets/lg-worksheets.api.ts'
import { mieleWorksheetsApi } from '#worksheets/miele-worksheets.api.ts'
import { emptyWorksheet } from '#worksheets/worksheet.ts'
import { checkItemsOf } from '#workshop/arrival.ts'
import type { SandboxStep } from '../sandbox.ts'

/** `#` stands for the request. Answers `data`. */
type DeskCall = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>
/** The version of the request now. */
type Version = () => Promise<number>

const customerRequest = '/customer-requests/#'
const desk = '/service-desk/requests/#'

/** Where the sheet of a brand is saved. */
const sheetsOfBrand: Readonly<Record<string, string>> = {
  lg: lgWorksheetsApi.saveLgWorksheet.path,
  apple: appleWorksheetsApi.saveAppleWorksheet.path,
  miele: mieleWorksheetsApi.saveMieleWorksheet.path,
}

/** Everything in good order. */
const checks = (items: readonly string[]) => Object.fromEntries(items.map((item) => [item, { finding: 'fine', note: '' }]))

const line = (kind: string, description: string, netUnit: number) => ({ kind, description, quantity: 1, netUnit, choice: 'always', group: null })
const lines = [line('part', 'Sandbox', 20_000), line('labour', 'Sandbox', 12_000)]

const simple =
  (path: string, more: object = {}) =>
  async (call: DeskCall, version: Version): Promise<void> => {
    await call('POST', path, { version: await version(), ...more })
  }

/** A worksheet is closed with what was found and done (GAPS D5). The draft of a quote just accepted may come between: then once more. */
const writeWorksheet = (call: DeskCall) => saveWorksheet(call).catch(() => saveWorksheet(call))

async function saveWorksheet(call: DeskCall) {
  const shown = (await call('GET', `${customerRequest}/worksheet`)) as { kind: string; sheetId: number | null; sheet: { revision: number } | null }
  const { kind, sheetId, sheet } = shown
  const written = { ...emptyWorksheet, revision: sheet?.revision ?? 0, diagnosis: 'Sandbox', workDone: 'Sandbox' }
  const ofBrand = sheetsOfBrand[kind]
  if (ofBrand && sheetId !== null) await call('PUT', ofBrand, { ...written, id: sheetId, fields: filledIn(kindNamed(kind)) })
  else await call('PUT', `${customerRequest}/worksheet`, written)
}

/** What the service desk's screens send for each step. */
export const deskCalls: Readonly<Record<SandboxStep, (call: DeskCall, version: Version) => Promise<void>>> = {
  receive: async (call, version) => {
    const { form } = (await call('GET', `${customerRequest}/arrival`)) as { form: { items: string[] } | null }
    const items = form?.items ?? checkItemsOf({ hasLocator: false })
    await call('POST', `${customerRequest}/arrival`, { version: await version(), foundAccessoryIds: [], checks: checks(items) })
  },
  sendQuote: async (call, version) => {
    const draft = (await call('GET', `${customerRequest}/quote-draft`)) as { revision: number }
    const reason = { note: '', aboveEstimateReason: 'Sandbox' }
    const { revision } = (await call('PUT', `${customerRequest}/quote-draft`, { revision: draft.revision, lines, ...reason })) as { revision: number }
    await call('POST', `${customerRequest}/quote`, { version: await version(), revision })
  },
  issueReport: simple(`${customerRequest}/expert-report`, { reason: 'liquid', findings: 'Sandbox' }),
  finishRepair: async (call, version) => {
    await writeWorksheet(call)
    await simple(`${desk}/finish-repair`)(call, version)
  },
  returnUnrepaired: async (call, version) => {
    await writeWorksheet(call)
    await simple(`${desk}/return-unrepaired`, { outcome: 'RETURNED_UNREPAIRED' })(call, version)
  },
  orderDelivery: simple(`${customerRequest}/delivery-order`),
  ship: simple(`${customerRequest}/ship`),
  handBack: simple(`${customerRequest}/hand-back`),
}
