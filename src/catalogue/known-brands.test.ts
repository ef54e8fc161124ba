import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPartner, knownBrands } from './known-brands.ts'

const seeds = globSync('db/seed/031_brands/*.sql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('')
const rows = [...seeds.matchAll(/^ {2}\((\d+),\s*'([\w-]+)',\s*'([^']+)',\s*(true|false)/gm)].map(([, id, slug, name, partner]) => ({
  id: Number(id),
  slug,
  name,
  partner: partner === 'true',
}))
const byId = <Row extends { id: number }>(list: readonly Row[]) => [...list].sort((one, other) => one.id - other.id)

describe('the known brands', () => {
  it('are those of the seeds', () => {
    expect(rows).toHaveLength(26)
    expect(byId(knownBrands.map(({ id, slug, name }) => ({ id, slug, name, partner: isPartner(id) })))).toEqual(byId(rows))
  })
  it('are in the order of their names', () =>
    expect(knownBrands.map(({ name }) => name)).toEqual(knownBrands.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'hu'))))
})
