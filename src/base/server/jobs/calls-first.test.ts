import { EventEmitter } from 'node:events'
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
async function calls(count: number, shape?: string) {
  const open = Array.from({ length: count }, () => new EventEmitter())
  for (const raw of open) await begin({ routeOptions: { config: { row: { shape } } } }, { raw })
  return (answered: number) => {
    for (const raw of open.splice(0, answered)) raw.emit('close')
  }
}

/** Milliseconds until a job may begin, which asks now. */
async function waited() {
  const asked = performance.now()
  await callsFirst.turn()
  return performance.now() - asked
}

test('a job begins at once beside a few calls, however many readers have a stream of events open', async () => {
  await calls(7)
  await calls(100, 'events')
  expect(await waited()).toBeLessThan(20)
})

test('it lets many go first, and begins when few are left, but not between two moments of many', async () => {
  const answer = await calls(16)
  const begun = waited()
  setTimeout(() => answer(16), 100)
  setTimeout(() => void calls(16).then((answerAgain) => setTimeout(() => answerAgain(16), 100)), 120)
  expect(await begun).toBeGreaterThan(220)
  expect(await waited()).toBeLessThan(20)
})

test('it is done however long they come', async () => {
  await calls(16)
  expect(await waited()).toBeGreaterThanOrEqual(500)
  expect(await waited()).toBeLessThan(2000)
})
