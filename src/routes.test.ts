import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'
import { mayEnter } from './shell/guard.ts'

type Found = { readonly address: string; readonly ids: readonly string[] }

/** Every address, with the ids of its route and of the layouts around it. */
const found = (entries: readonly RouteConfigEntry[], around: readonly string[] = []): Found[] =>
  entries.flatMap(({ path, index, id = '', children }) => [
    ...(path !== undefined || index ? [{ address: `/${path ?? ''}`, ids: [...around, id] }] : []),
    ...found(children ?? [], [...around, id]),
  ])

test('no personal screen is open to visitors', async () => {
  const personal = found(await routes).filter(({ address }) => address.startsWith('/iranyitopult'))
  expect(personal.filter(({ ids }) => mayEnter(ids, false))).toEqual([])
  expect(personal.length).toBeGreaterThan(30)
})
