import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const data = async (url: string) => {
  const answer = await portal.call('GET', `/api${url}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}

describe('address look-ups', () => {
  test('a postal code tells its towns', async () => {
    expect(await data('/postal-codes/1134')).toEqual([{ postalCode: '1134', city: 'Budapest', parts: [], district: 'XIII' }])
    expect(await data('/postal-codes/7838')).toHaveLength(8)
    expect(await data('/postal-codes/1999')).toEqual([])
  })

  test('what is no postal code is refused in the language of the caller', async () => {
    const answer = await portal.call('GET', '/api/postal-codes/113x', { language: 'de' })
    expect(answer.status).toBe(422)
    expect(answer.body.fields[0]).toMatchObject({ code: 'POSTAL_CODE', message: expect.stringContaining('vier Ziffern') })
  })

  test('towns and streets are found by typing', async () => {
    expect((await data('/postal-codes?query=sopr'))[0]).toMatchObject({ city: 'Sopron' })
    expect(await data('/postal-codes?query=%25')).toEqual([])
    expect(await data('/streets?postalCode=1134&query=vaci')).toContainEqual({ publicPlaceName: 'Váci', publicPlaceType: 'út' })
    expect((await portal.call('GET', '/api/streets?query=x')).status).toBe(422)
    expect((await portal.call('GET', '/api/postal-codes?query=%00')).status).toBe(422)
  })

  test('kinds of places are listed and may be kept', async () => {
    const answer = await portal.call('GET', '/api/public-place-types')
    expect(answer.body.data.slice(0, 2)).toEqual(['utca', 'út'])
    expect(answer.headers['cache-control']).toContain('max-age=86400')
  })
})

describe('parcel points', () => {
  const cities = (points: { city: string }[]) => points.map(({ city }) => city)

  test('are found by town, without accents too', async () => {
    const found = await data('/parcel-points?provider=foxpost&query=gyor')
    expect(cities(found).slice(0, 2)).toEqual(['Győr', 'Győr'])
    expect(found[0].opening).toHaveLength(7)
    expect(cities(await data('/parcel-points?provider=gls&query=szeg')).slice(0, 2)).toEqual(['Szeged', 'Szeged'])
    expect(cities(await data('/parcel-points?provider=foxpost&query=ŐZ'))).toEqual(['Ózd'])
    expect(await data('/parcel-points?provider=gls&query=%25_')).toEqual([])
  })

  test('are found around a postal code, the nearest first', async () => {
    const found = await data('/parcel-points?provider=foxpost&postalCode=9400')
    expect(found).toHaveLength(20)
    expect(found[0].city).toBe('Sopron')
    expect((await data('/parcel-points?provider=gls&postalCode=1134'))[0].city).toBe('Budapest')
  })

  test('of a provider we do not know are refused', async () => {
    expect((await portal.call('GET', '/api/parcel-points?provider=dpd&query=x')).status).toBe(422)
    expect((await portal.call('GET', '/api/parcel-points')).body.fields[0].code).toBe('REQUIRED')
    expect(await data('/parcel-points?provider=gls')).toEqual([])
  })
})
