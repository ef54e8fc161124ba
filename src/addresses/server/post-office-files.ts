import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Magyar Posta keeps the streets of six cities in lists of their own, which `postal-codes.json` therefore lacks (DOMAIN 1.1). */
const citiesWithStreets = {
  Budapest: 'budapest.json',
  Miskolc: 'miskolc.json',
  Debrecen: 'debrecen.json',
  Szeged: 'szeged.json',
  Pécs: 'pecs.json',
  Győr: 'gyor.json',
} as const

export type TownRow = { zip: number; city: string; region?: string | null }
export type StreetRow = { zip: number; streetName: string; streetType?: string | null }

async function readRows<Row>(name: string): Promise<Row[]> {
  return JSON.parse(await readFile(fileURLToPath(import.meta.resolve(`hu-postal-codes/${name}`)), 'utf8'))
}

export const readTowns = () => readRows<TownRow>('postal-codes.json')

/** The street rows of the six cities. */
export const readStreets = () =>
  Promise.all(Object.entries(citiesWithStreets).map(async ([city, file]) => ({ city, rows: await readRows<StreetRow>(file) })))

export const oneBlank = (text: string) => text.replace(/\s+/g, ' ').trim()
