import type { z } from 'zod'
import { hungary } from '#addresses/hungary.ts'
import { samePlace } from '#addresses/same-place.ts'
import { orNull } from '#base/plain-text.ts'
import { dayOf, forintsOf, headerKey } from '#base/server/tables/hungarian-values.ts'
import { refusalsOfIssues } from '#errors.ts'
import type { OrderedDevice } from '#requests/device-order.ts'
import { normaliseIdentifier, refusalOfImei } from '#requests/identifier.ts'
import type { OfferedDay } from '#requests/pickup-windows.ts'
import {
  addressIn,
  type CellProblem,
  type Cells,
  columnOf,
  isFormula,
  isNoValue,
  isScientific,
  isSheetError,
  nameOf,
  repairOf,
  rowSchema,
  type WholeLength,
  windowOf,
  yesOrNoOf,
} from '../cells.ts'
import { type Column, columnNames, exampleImei } from '../columns.ts'
import type { Catalogue } from './catalogue-of-upload.ts'
import type { Sender } from './sender.ts'

type Rest = z.output<typeof rowSchema>['rest']

/** A row that says what an order needs, or what is wrong with it; `problems` may be warnings alone. */
export type ReadRow = { readonly problems: readonly CellProblem[]; readonly read: { readonly device: OrderedDevice; readonly rest: Rest } | null }

type About = {
  readonly catalogue: Catalogue
  readonly sender: Sender
  readonly offer: (postalCode: string) => Promise<{ readonly days: readonly OfferedDay[] }>
  readonly wholeLength: WholeLength
}

/** One row of a file by the form's own schemas (GAPS D6); what the server alone knows is asked afterwards. */
export async function readRow(cells: Cells, { catalogue, sender, offer, wholeLength }: About): Promise<ReadRow> {
  const problems: CellProblem[] = []
  const wrong = (
    column: Column,
    code: Extract<CellProblem, { kind: 'wrong' }>['code'],
    rest: Partial<CellProblem> & { values?: Record<string, string> } = {},
  ) => problems.push({ kind: 'wrong', column, code, ...rest } as CellProblem)
  for (const column of columnNames) {
    if (isFormula(cells(column))) wrong(column, 'CELL_FORMULA')
    else if (isSheetError(cells(column))) wrong(column, 'CELL_SHEET_ERROR', { values: { value: cells(column) } })
  }
  for (const column of ['imei_1', 'imei_2', 'gyari_szam'] as const)
    if (isScientific(cells(column))) wrong(column, 'CELL_SCIENTIFIC', { values: { value: cells(column) } })

  if (normaliseIdentifier('imei', cells('imei_1')) === exampleImei) wrong('imei_1', 'CELL_EXAMPLE')

  const { address: place, courierNote: pickupNote } = readPlace(cells, sender, problems)
  const device = { ...readDevice(cells, catalogue, problems), ...readMoney(cells, problems), costCentreId: readCostCentre(cells, sender, problems) }
  const rest = { ...(await readPickup(cells, place.postalCode, offer, problems)), pickupNote, ...readPeople(cells, sender, place, problems) }
  const parsed = rowSchema.safeParse({ device, rest })
  if (!parsed.success)
    for (const { path, code, values } of refusalsOfIssues(parsed.error.issues)) {
      const column = columnOf(path, cells)
      if (problems.some((known) => known.kind === 'wrong' && known.column === column)) continue
      const length = column && code === 'TEXT_TOO_LONG' ? wholeLength(column) : undefined
      problems.push({
        kind: 'wrong',
        column,
        path,
        ...(length === undefined ? { code, values } : { code: 'CELL_CUT', values: { ...values, length } }),
      })
    }
  // What is measured by the whole order waits until there is one; a number can be told at once.
  if (!parsed.success && cells('imei_1') === '' && cells('gyari_szam') === '') wrong('imei_1', 'REQUIRED', { path: 'device.identifier' })
  if (!parsed.success)
    for (const column of ['imei_1', 'imei_2'] as const) {
      const refused = cells(column) === '' ? null : refusalOfImei(cells(column))
      if (refused && !problems.some((known) => known.column === column)) problems.push({ kind: 'wrong', column, ...refused })
    }
  return { problems, read: parsed.success ? parsed.data : null }
}

const listed = (text: string) =>
  text
    .split(/[|,;]/)
    .map((word) => word.trim())
    .filter(Boolean)

function readDevice(cells: Cells, catalogue: Catalogue, problems: CellProblem[]) {
  const { names } = catalogue
  const known = (column: Column, ids: ReadonlyMap<string, number>, suggestions: () => string[]) => {
    const text = cells(column)
    const id = ids.get(headerKey(text)) ?? null
    if (text !== '' && id === null && !isNoValue(text))
      problems.push({ kind: 'wrong', column, code: 'CELL_UNKNOWN', values: { value: text.slice(0, 60) }, suggestions: suggestions() })
    return id
  }
  const repair = repairOf(headerKey(cells('javitas_tipusa')))
  if (repair === undefined && cells('javitas_tipusa') !== '') problems.push({ kind: 'wrong', column: 'javitas_tipusa', code: 'CELL_REPAIR' })
  const brandId = known('marka', names.brands, () => catalogue.nearestBrands(cells('marka')))
  const productGroupId = known('termekcsoport', names.groups, () => catalogue.nearestGroups(cells('termekcsoport')))
  const type = cells('tipus')
  const productTypeId = brandId === null ? null : (names.types.get(`${brandId}|${headerKey(type)}`) ?? null)
  if (type === '') problems.push({ kind: 'wrong', column: 'tipus', code: 'REQUIRED', path: 'productTypeId' })
  else if (brandId !== null && productTypeId === null && !isNoValue(type))
    problems.push({ kind: 'warning', column: 'tipus', code: 'TYPE_UNKNOWN', suggestions: catalogue.nearestTypes(brandId, productGroupId, type) })
  const colour = cells('szin')
  const deviceColourId = colour === '' || productTypeId === null ? null : catalogue.colourOf(productTypeId, colour)
  if (colour !== '' && deviceColourId === null)
    problems.push({
      kind: 'warning',
      column: 'szin',
      code: 'COLOUR_UNKNOWN',
      suggestions: productTypeId === null ? [] : catalogue.coloursOf(productTypeId),
    })

  const accessories = listed(cells('tartozekok'))
  const accessoryIds = [...new Set(accessories.flatMap((name) => names.accessories.get(headerKey(name)) ?? []))]
  const others = accessories.filter((name) => !names.accessories.has(headerKey(name)))
  if (others.length > 0) problems.push({ kind: 'warning', column: 'tartozekok', code: 'ACCESSORY_UNKNOWN' })
  const faults = listed(cells('hibakategoria'))
  const unknownFault = faults.find((name) => !names.failureOptions.has(headerKey(name)))
  if (unknownFault !== undefined)
    problems.push({
      kind: 'wrong',
      column: 'hibakategoria',
      code: 'CELL_UNKNOWN',
      values: { value: unknownFault.slice(0, 60) },
      suggestions: catalogue.faults,
    })
  const [imei, serial] = [cells('imei_1'), cells('gyari_szam')]
  return {
    warrantyType: repair ?? null,
    brandId,
    productGroupId,
    productTypeId,
    productTypeOther: productTypeId === null ? type : '',
    deviceColourId,
    identifier: imei === '' ? serial : imei,
    identifierKind: imei === '' && serial !== '' ? 'serial' : 'imei',
    imei2: cells('imei_2'),
    dateOfPurchase: dayOf(cells('vasarlas_datuma')) ?? cells('vasarlas_datuma'),
    simLock: known('simlock', names.simLocks, () => catalogue.simLocks),
    troubleDescription: cells('hibaleiras'),
    otherDescription: cells('megjegyzes'),
    failureOptionIds: [...new Set(faults.flatMap((name) => names.failureOptions.get(headerKey(name)) ?? []))],
    accessoryIds,
    accessoriesOther: others.join(', '),
    insuranceNumber: cells('karszam'),
    rmaNumber: cells('rma_szam'),
    referenceNumber: cells('partner_hivatkozas'),
  }
}

function readMoney(cells: Cells, problems: CellProblem[]) {
  const amount = (column: 'vetelar' | 'koltseglimit') => {
    const text = cells(column)
    if (text === '' || isNoValue(text)) return null
    const forints = forintsOf(text)
    if (forints === undefined || forints < 0) problems.push({ kind: 'wrong', column, code: 'CELL_AMOUNT' })
    return forints !== undefined && forints >= 0 ? forints : null
  }
  return { purchasePrice: amount('vetelar'), repairCostLimit: amount('koltseglimit') }
}

/** A saved address by its name, with what the courier should know of a pickup point, else what is written out. What is not found stays to be seen: nothing is collected from where nobody meant. */
function readPlace(cells: Cells, { places }: Sender, problems: CellProblem[]) {
  const named = cells('felvetel_mentett_cim')
  const written = { address: addressIn(cells, 'felvetel'), courierNote: '' }
  if (named === '') return written
  const saved = places.find(({ name }) => headerKey(name) === headerKey(named))
  if (!saved)
    problems.push({ kind: 'wrong', column: 'felvetel_mentett_cim', code: 'CELL_SAVED_ADDRESS', suggestions: places.map(({ name }) => name) })
  else if (isWrittenElsewhere(written.address, saved.address))
    problems.push({ kind: 'wrong', column: 'felvetel_mentett_cim', code: 'CELL_PLACE_TWICE' })
  return saved ?? written
}

/** What of a place was written out beside the name of a saved one is the saved one's too. */
const isWrittenElsewhere = (written: ReturnType<typeof addressIn>, saved: ReturnType<typeof addressIn>) => {
  const given = Object.fromEntries(Object.entries(written).filter(([, text]) => text !== ''))
  return !samePlace(inHungary({ ...saved, ...given }), inHungary(saved))
}

/** By its code, however its letters are written. */
function readCostCentre(cells: Cells, { costCentres }: Sender, problems: CellProblem[]): number | null {
  const code = cells('koltseghely')
  if (code === '') return null
  const centre = costCentres.find((one) => one.code.toUpperCase() === code.toUpperCase())
  if (!centre && !isNoValue(code))
    problems.push({ kind: 'wrong', column: 'koltseghely', code: 'COST_CENTRE_UNKNOWN', suggestions: costCentres.map((one) => one.code) })
  return centre?.id ?? null
}

/** The day and window of the row, else the first that can be had at its postal code. */
async function readPickup(cells: Cells, postalCode: string, offer: About['offer'], problems: CellProblem[]) {
  const [day, window] = [cells('felvetel_napja'), cells('idosav')]
  const wantedWindow = window === '' ? undefined : windowOf(window)
  if (window !== '' && wantedWindow === undefined) problems.push({ kind: 'wrong', column: 'idosav', code: 'CELL_WINDOW' })
  const wantedDay = day === '' ? undefined : (dayOf(day) ?? day)
  const { days } = await offer(/^[1-9]\d{3}$/.test(postalCode) ? postalCode : '*')
  const possible = days.filter((offered) => wantedDay === undefined || offered.day === wantedDay)
  for (const offered of possible) {
    const free = offered.windows.find((one) => one.free && (wantedWindow === undefined || one.window === wantedWindow))
    if (free) return { pickupDay: offered.day, pickupWindow: free.window }
  }
  return { pickupDay: wantedDay ?? days[0]?.day ?? '', pickupWindow: wantedWindow ?? '08-17' }
}

function readPeople(cells: Cells, { company, billingAddresses }: Sender, place: ReturnType<typeof addressIn>, problems: CellProblem[]) {
  const name = cells('kapcsolattarto_nev')
  const contact = { contactName: name, contactPhone: cells('telefon') }
  const person = nameOf(name)
  // An empty cell too: the form's own sentence asks the readers for their own family name.
  if (!person && !isNoValue(name)) problems.push({ kind: 'wrong', column: 'kapcsolattarto_nev', code: 'CELL_FULL_NAME' })
  const deliveryOutAddress = readReturn(cells, place, contact, problems)
  const billing = cells('szamlazasi_cim')
  const named = orNull(headerKey(billing) === 'alapertelmezett' ? '' : billing)
  const saved = named === null ? billingAddresses[0] : billingAddresses.find(({ id }) => String(id) === named)
  if (named !== null && !saved) problems.push({ kind: 'wrong', column: 'szamlazasi_cim', code: 'CELL_BILLING' })
  return {
    customer: {
      lastName: person?.lastName ?? name,
      firstName: person?.firstName ?? name,
      email: cells('email'),
      phone: cells('telefon'),
      ...company,
    },
    deliveryInAddress: { ...place, ...contact },
    deliveryOutAddress,
    billingAddress: saved ? { kind: 'address', ...saved.address } : { kind: 'same' },
  }
}

/** Where the device goes back to. An address that was written out is never passed over in silence: the device would go where nobody asked for it. */
function readReturn(cells: Cells, place: ReturnType<typeof addressIn>, contact: object, problems: CellProblem[]) {
  const said = cells('visszaszallitas_megegyezik')
  const isSame = yesOrNoOf(headerKey(said))
  const written = addressIn(cells, 'vissza')
  const isElsewhere =
    columnNames.some((column) => column.startsWith('vissza_') && cells(column) !== '') && !samePlace(inHungary(place), inHungary(written))
  if (isSame === undefined ? !isNoValue(said) : isSame && isElsewhere)
    problems.push({ kind: 'wrong', column: 'visszaszallitas_megegyezik', code: 'CELL_RETURN', suggestions: ['I', 'N'] })
  return isSame === false ? { kind: 'address', ...written, ...contact } : { kind: 'same' }
}

const inHungary = (place: ReturnType<typeof addressIn>) => ({ ...place, countryCode: hungary })
