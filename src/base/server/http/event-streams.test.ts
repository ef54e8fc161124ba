import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createEventStreams, type EventStreams } from './event-streams.ts'

const bounds = { heartbeat: 10, beatsBetweenChecks: 2, maxOfOwner: 2, max: 3 }
const source = (owner: string, session = `session of ${owner}`) => ({ owner, subjects: [owner], session })
const allowed = async () => true

let streams: EventStreams
afterEach(() => streams.close())
const opened = (over = {}) => {
  streams = createEventStreams({ ...bounds, ...over })
  return streams
}

/** What a stream has heardSoFar so far, without its signs of life. */
function heard(stream: NodeJS.ReadableStream) {
  let text = ''
  stream.on('data', (chunk: string) => {
    text += chunk
  })
  return () => text.split('\n\n').filter((one) => one && !one.startsWith(':'))
}

describe('event streams', () => {
  it('tell each reader of his own', async () => {
    const all = opened()
    const [anna, bela] = [heard(all.open(source('anna'), allowed)), heard(all.open(source('bela'), allowed))]
    all.tell(['anna'], '7')
    await wait(1)
    expect(anna()).toEqual(['event: open\ndata: ', 'event: changed\ndata: 7'])
    expect(bela()).toEqual(['event: open\ndata: '])
    all.tellMissed()
    await wait(1)
    expect(bela().at(-1)).toBe('event: missed\ndata: ')
  })

  it('end with their session, and say so', async () => {
    const all = opened()
    const stream = all.open(source('anna', 'session 1'), allowed)
    const heardSoFar = heard(stream)
    all.endSession('session 2')
    all.endSession('session 1')
    await new Promise((resolve) => stream.once('close', resolve))
    expect(heardSoFar().at(-1)).toBe('event: ended\ndata: ')
    expect(all.count()).toBe(0)
  })

  it('end when the session has run out, and not because nobody could be asked', async () => {
    const all = opened()
    let answer = async () => Promise.reject(new Error('no database'))
    const stream = all.open(source('anna'), () => answer() as Promise<boolean>)
    const heardSoFar = heard(stream)
    await wait(60)
    expect(all.count()).toBe(1)
    answer = (async () => false) as never
    await expect.poll(() => all.count()).toBe(0)
    expect(heardSoFar()).toEqual(['event: open\ndata: '])
  })

  it('are bounded, for each owner and in all', () => {
    const all = opened()
    all.open(source('anna'), allowed)
    all.open(source('anna'), allowed)
    expect(() => all.open(source('anna'), allowed)).toThrow('TOO_MANY')
    all.open(source('bela'), allowed)
    expect(() => all.open(source('cili'), allowed)).toThrow('OVERLOADED')
  })

  it('do not pile up for a reader who does not read: he is told once that he missed something', async () => {
    const all = opened({ heartbeat: 1000 })
    const stream = all.open(source('anna'), allowed)
    for (let i = 0; i < 10_000; i++) all.tell(['anna'], String(i))
    expect(stream.readableLength).toBeLessThan(8192)
    const heardSoFar = heard(stream)
    await wait(20)
    expect(heardSoFar().at(-1)).toBe('event: missed\ndata: ')
    expect(heardSoFar().length).toBeLessThan(400)
    all.tell(['anna'], 'again')
    await wait(1)
    expect(heardSoFar().at(-1)).toBe('event: changed\ndata: again')
  })

  it('are given up when nobody reads for long', async () => {
    const all = opened()
    all.open(source('anna'), allowed)
    for (let i = 0; i < 1000; i++) all.tell(['anna'], String(i))
    await expect.poll(() => all.count()).toBe(0)
  })

  it('are closed when the server stops, and none is opened afterwards', async () => {
    const all = opened()
    const stream = all.open(source('anna'), allowed)
    heard(stream)
    all.close()
    await expect.poll(() => all.count()).toBe(0)
    expect(() => all.open(source('anna'), allowed)).toThrow('OVERLOADED')
  })
})
