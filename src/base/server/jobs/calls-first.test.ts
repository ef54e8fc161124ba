import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Http } from '../http/fastify.ts'
import { type CallsFirst, createCallsFirst } from './calls-first.ts'

type Hook = (request: object, reply: { raw: EventEmitter }) => Promise<void>

let callsFirst: CallsFirst
let begin: Hook
beforeEach(() => {
  callsFirst = createCallsFirst()
  callsFirst.mount({ addHook: (_name: string, hook: Hook) => (begin = hook) } as unknown as Http)
})

/** So many calls that begin. @returns what answers the first of them */
function calls(count: number, shape?: string) {
  const open = Array.from({ length: count }, () => new EventEmitter())
  for (const raw of open) void begin({ routeOptions: { config: { row: { shape } } } }, { raw })
  return (answered: number) => {
    for (const raw of open.splice(0, answered)) raw.emit('close')
  }
}

const beginsAtOnce = () => Promise.race([callsFirst.turn().then(() => true), nextTurn(false)])

/** Milliseconds until a job may begin, which asks now. */
async function waited() {
  const asked = performance.now()
  await callsFirst.turn()
  return performance.now() - asked
}

test('a job begins at once beside a few calls, however many readers have a stream of events open', async () => {
  calls(7)
  calls(100, 'events')
  expect(await beginsAtOnce()).toBe(true)
})

test('it lets many go first, and does not take the moment between two crowds for quiet', async () => {
  const answer = calls(16)
  setTimeout(() => {
    answer(16)
    const answerAgain = calls(16)
    setTimeout(() => answerAgain(16), 100)
  }, 100)
  expect(await waited()).toBeGreaterThan(190)
  expect(await beginsAtOnce()).toBe(true)
})

test('right after many it waits, until it is known whether they come again', async () => {
  calls(16)(16)
  expect(await beginsAtOnce()).toBe(false)
})

test('it is done however long they come', async () => {
  calls(16)
  expect(await waited()).toBeGreaterThanOrEqual(499)
})
