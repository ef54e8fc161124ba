import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noKind } from '../address.ts'
import { readStreets } from './post-office-files.ts'
import { allTowns, findTowns, townsOf } from './postal-codes.ts'
import { findStreets } from './streets.ts'

const shown = (towns: { postalCode: string; city: string }[]) => towns.map(({ postalCode, city }) => `${postalCode} ${city}`)

describe('postal codes (DOMAIN 1.1)', () => {
  test('the counts: 3,569 pairs, 3,045 codes, 3,155 towns, and codes that several share', async () => {
    const towns = await allTowns()
    const byCode = Map.groupBy(towns, ({ postalCode }) => postalCode)
    expect(towns).toHaveLength(3569)
    expect(byCode.size).toBe(3045)
    expect(new Set(towns.map(({ city }) => city)).size).toBe(3155)
    // DOMAIN counts 334 in the general list; 7639 Kökény is shared with Pécs, whose codes stand in its street list.
    expect([...byCode.values()].filter((of) => of.length > 1)).toHaveLength(335)
    expect(shown(byCode.get('7639') ?? [])).toEqual(['7639 Kökény', '7639 Pécs'])
    expect(towns.every(({ postalCode }) => /^[1-9]\d{3}$/.test(postalCode))).toBe(true)
  })

  test.each([
    ['1134', 'Budapest'],
    ['4032', 'Debrecen'],
    ['6720', 'Szeged'],
    ['9400', 'Sopron'],
    ['9021', 'Győr'],
    ['7621', 'Pécs'],
    ['3525', 'Miskolc'],
    ['2243', 'Kóka'],
  ])('%s is %s', async (code, city) => {
    expect((await townsOf(code)).map((town) => town.city)).toEqual([city])
  })

  test('7838 serves eight towns, an unknown code none', async () => {
    expect((await townsOf('7838')).map(({ city }) => city)).toEqual([
      'Besence',
      'Hirics',
      'Lúzsok',
      'Nagycsány',
      'Páprád',
      'Piskó',
      'Vajszló',
      'Vejti',
    ])
    expect(await townsOf('1999')).toEqual([])
  })

  test('the district rule holds for every code of Budapest', async () => {
    const [budapest] = await readStreets()
    const towns = new Map((await allTowns()).filter(({ city }) => city === 'Budapest').map((town) => [town.postalCode, town.district]))
    expect(budapest?.city).toBe('Budapest')
    expect([...towns].filter(([, district]) => district === null).map(([code]) => code)).toEqual(['1007'])
  })

  test('typing finds codes, towns, parts of towns and districts', async () => {
    expect(shown(await findTowns('940'))[0]).toBe('9400 Sopron')
    expect(await findTowns('9')).toHaveLength(10)
    expect(shown(await findTowns('gyor')).every((town) => / Győr/.test(town))).toBe(true)
    expect(shown(await findTowns('Budapest XIII'))).toContain('1134 Budapest')
    expect(shown(await findTowns('Gizellatelep'))).toEqual(['2026 Visegrád'])
    expect(shown(await findTowns('őr'))[0]).toMatch(/ Őr$/)
    expect(await findTowns('')).toEqual([])
    expect(await findTowns('%_.')).toEqual([])
    expect(await findTowns('qqqq')).toEqual([])
  })

  test('towns are sorted as Hungarians do', async () => {
    const cities = [...new Set((await allTowns()).map(({ city }) => city))]
    expect(cities.indexOf('Cún')).toBeLessThan(cities.indexOf('Csabacsűd'))
    expect(cities).toEqual(cities.toSorted(new Intl.Collator('hu').compare))
  })
})

describe('streets', () => {
  test('are found by typing, each once', async () => {
    expect(await findStreets('1134', 'vaci')).toContainEqual({ publicPlaceName: 'Váci', publicPlaceType: 'út' })
    const found = await findStreets('1134', 'v')
    expect(found.length).toBeLessThanOrEqual(10)
    expect(new Set(found.map((street) => JSON.stringify(street))).size).toBe(found.length)
    expect(await findStreets('1066', 'Okt')).toEqual([{ publicPlaceName: 'Oktogon', publicPlaceType: noKind }])
    expect(await findStreets('9022', 'bisinger')).toEqual([{ publicPlaceName: 'Bisinger József', publicPlaceType: 'sétány' }])
  })

  test('are unknown elsewhere, and nothing typed finds nothing', async () => {
    expect(await findStreets('9400', 'Fő')).toEqual([])
    expect(await findStreets('1134', '')).toEqual([])
  })
})

test('the sample parcel points stand in towns that have their postal code', async () => {
  const seed = readFileSync(new URL('../../../db/seed/100_parcel_points.sql', import.meta.url), 'utf8')
  const points = [...seed.matchAll(/\('(foxpost|gls)', '([^']+)', '(locker|shop)', '[^']+', '(\d{4})', '([^']+)'/g)]
  const towns = new Set(shown([...(await allTowns())]))
  expect(points.filter(([, provider]) => provider === 'foxpost').length).toBeGreaterThanOrEqual(60)
  expect(points.filter(([, provider]) => provider === 'gls').length).toBeGreaterThanOrEqual(60)
  expect(new Set(points.map(([, provider, code]) => `${provider} ${code}`)).size).toBe(points.length)
  for (const [, , code, , postalCode, city] of points) {
    expect(code).toMatch(/^minta/i)
    expect(towns.has(`${postalCode} ${city}`)).toBe(true)
  }
})
