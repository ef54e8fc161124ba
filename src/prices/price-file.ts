import { grades, type PriceKind } from './price.ts'
import { type ImportProblem, maxNetPrice, type PriceRow, priceRow, tidied } from './price-change.ts'

/** The columns of a price file in the order of an export, each with the other names it is read by (GAPS D6). */
export const priceColumns = {
  fajta: ['kind'],
  marka: ['brand'],
  termekcsoport: ['productgroup', 'keszulekfajta'],
  tipus: ['model', 'productType'],
  hiba: ['fault', 'failure'],
  szolgaltatas: ['service'],
  fokozat: ['grade'],
  tarhely_gb: ['storagegb', 'tarhely'],
  netto_tol: ['netfrom', 'netto'],
  netto_ig: ['netto_max', 'net_to'],
  perc: ['labourminutes', 'munkaperc'],
  alkatresz: ['partsnote', 'part'],
  nap_tol: ['daysfrom'],
  nap_ig: ['daysto'],
  vege: ['ends', 'megszunik'],
  megjegyzes_hu: ['notehu', 'megjegyzes'],
  megjegyzes_en: ['noteen'],
  megjegyzes_de: ['notede'],
  megjegyzes_sl: ['notesl'],
} as const
export type PriceColumn = keyof typeof priceColumns

export const kindWords: Readonly<Record<PriceKind, string>> = { repair: 'javítás', buyback: 'felvásárlás', service: 'szolgáltatás' }

/** What the names of a file mean; every key as `keyOf` writes it. */
export type Names = {
  readonly brands: ReadonlyMap<string, number>
  readonly groups: ReadonlyMap<string, number>
  /** Of one brand: `7|p30pro`. */
  readonly types: ReadonlyMap<string, number>
  readonly faults: ReadonlyMap<string, number>
  readonly services: ReadonlyMap<string, number>
}

export type ReadRow = { readonly row: PriceRow } | { readonly problems: readonly { column: PriceColumn; problem: ImportProblem }[] }

type Cells = (column: PriceColumn) => string
type Wrong = { column: PriceColumn; problem: ImportProblem }

/** One row of a price file. @param keyOf how names are compared */
export function readPriceRow(cells: Cells, names: Names, keyOf: (text: string) => string): ReadRow {
  const wrong: Wrong[] = []
  const say = (column: PriceColumn, problem: ImportProblem) => void wrong.push({ column, problem })
  const named = (column: PriceColumn, known: ReadonlyMap<string, number>, prefix = ''): number | null => {
    const text = cells(column)
    if (text === '') return null
    const id = known.get(`${prefix}${keyOf(text)}`)
    if (id === undefined) say(column, 'UNKNOWN')
    return id ?? null
  }
  const figure = (column: PriceColumn): number | null => {
    const text = cells(column)
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace(/(?:Ft|HUF)$/i, '')
    if (text === '') return null
    if (/^\d{1,9}(?:[.,]0+)?$/.test(text)) return Math.trunc(Number(text.replace(',', '.')))
    say(column, 'NUMERIC')
    return null
  }

  const kind = kindOf(keyOf(cells('fajta')), keyOf)
  if (!kind) say('fajta', cells('fajta') === '' ? 'REQUIRED' : 'UNKNOWN')
  const brandId = named('marka', names.brands)
  const typed = cells('tipus')
  if (typed !== '' && brandId === null && cells('marka') === '') say('marka', 'REQUIRED')
  const productTypeId = typed !== '' && brandId !== null ? named('tipus', names.types, `${brandId}|`) : null
  const grade = grades.find((one) => one === cells('fokozat').toUpperCase()) ?? null
  if (cells('fokozat') !== '' && grade === null) say('fokozat', 'UNKNOWN')
  const isEnd = ['i', 'igen', 'y', 'yes', '1'].includes(keyOf(cells('vege')))
  const netFrom = isEnd ? null : figure('netto_tol')
  const netTo = isEnd ? null : (figure('netto_ig') ?? netFrom)
  if (!isEnd && netFrom === null && !wrong.some(({ column }) => column === 'netto_tol')) say('netto_tol', 'REQUIRED')
  if ([netFrom, netTo].some((net) => net !== null && net > maxNetPrice)) say('netto_ig', 'NUMERIC')

  const row = {
    kind: kind ?? 'repair',
    brandId,
    productGroupId: named('termekcsoport', names.groups),
    productTypeId,
    failureOptionId: named('hiba', names.faults),
    serviceOptionId: named('szolgaltatas', names.services),
    grade,
    storageGb: figure('tarhely_gb'),
    netFrom,
    netTo,
    labourMinutes: figure('perc'),
    partsNote: cells('alkatresz'),
    daysFrom: figure('nap_tol'),
    daysTo: figure('nap_ig'),
    notes: { hu: cells('megjegyzes_hu'), en: cells('megjegyzes_en'), de: cells('megjegyzes_de'), sl: cells('megjegyzes_sl') },
  } satisfies PriceRow
  if (wrong.length > 0) return { problems: wrong }
  const checked = priceRow.safeParse(row)
  return checked.success ? { row: tidied(checked.data) } : { problems: checked.error.issues.map(({ path }) => problemAt(String(path[0]), row)) }
}

function kindOf(word: string, keyOf: (text: string) => string): PriceKind | undefined {
  const kinds: readonly PriceKind[] = ['repair', 'buyback', 'service']
  return kinds.find((kind) => word === kind || word === keyOf(kindWords[kind]))
}

const columnOf: Readonly<Record<string, PriceColumn>> = {
  brandId: 'marka',
  productTypeId: 'tipus',
  failureOptionId: 'hiba',
  serviceOptionId: 'szolgaltatas',
  grade: 'fokozat',
  storageGb: 'tarhely_gb',
  netFrom: 'netto_tol',
  netTo: 'netto_ig',
  labourMinutes: 'perc',
  partsNote: 'alkatresz',
  daysFrom: 'nap_tol',
  daysTo: 'nap_ig',
  notes: 'megjegyzes_hu',
}

function problemAt(field: string, row: PriceRow): Wrong {
  const column = columnOf[field] ?? 'fajta'
  if (field === 'netTo' || field === 'daysTo') return { column, problem: 'PRICE_RANGE' }
  if (field === 'failureOptionId' && row.failureOptionId !== null) return { column, problem: 'PRICE_UNPRICED' }
  if (field === 'partsNote' || field === 'notes') return { column, problem: 'TOO_LONG' }
  if (field === 'storageGb' || field === 'labourMinutes' || field === 'daysFrom') return { column, problem: 'NUMERIC' }
  return { column, problem: 'REQUIRED' }
}
