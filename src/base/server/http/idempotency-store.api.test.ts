import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { pipelined } from '../db/pipelined.ts'
import { sha256 } from '../tokens.ts'
import { type Action, once, remembered } from './idempotency-store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const aAction = (): Action => ({ endpoint: 'test.action', key: crypto.randomUUID(), caller: 'form:1', fingerprint: sha256('the order') })
const inOneTransaction = <Answer>(action: Action, act: () => Promise<Answer>) => pipelined(portal.db, (tx) => once(tx, action, act))

describe('a call whose action is done once, after it asked outside', () => {
  test('is done by one of many with the same key, and all are given its answer', async () => {
    const action = aAction()
    let done = 0
    const call = () => remembered(portal.db, action, () => inOneTransaction(action, async () => ({ number: ++done })))
    expect(await Promise.all(Array.from({ length: 8 }, call))).toEqual(Array(8).fill({ number: 1 }))
    expect(await call()).toEqual({ number: 1 })
  })

  test('is given the answer of the other call, when what that one did makes this one be refused', async () => {
    const action = aAction()
    const late = remembered(portal.db, action, async () => {
      await remembered(portal.db, action, () => inOneTransaction(action, async () => 'the last place'))
      throw new Error('no place is left')
    })
    expect(await late).toBe('the last place')
  })

  test('is refused as it is, and may be tried again, when nobody has done it', async () => {
    const action = aAction()
    await expect(remembered(portal.db, action, () => Promise.reject(new Error('no place is left')))).rejects.toThrow('no place')
    expect(await remembered(portal.db, action, () => inOneTransaction(action, async () => 'a place'))).toBe('a place')
  })

  test('is refused when the key comes with something else, or is taken back with its transaction', async () => {
    const action = aAction()
    await expect(inOneTransaction(action, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(await inOneTransaction(action, async () => 1)).toBe(1)
    const other = { ...action, fingerprint: sha256('another order') }
    for (const again of [() => remembered(portal.db, other, async () => 2), () => inOneTransaction(other, async () => 2)])
      await expect(again()).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })
})
