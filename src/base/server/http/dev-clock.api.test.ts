import { afterEach, expect, test } from 'vitest'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
afterEach(() => portal.stop())

const move = (body: object) => portal.call('POST', '/dev/clock', { body })

test('the clock is put forward and back, and everything goes by it', async () => {
  portal = await startPortal()
  expect((await portal.call('GET', '/dev/clock')).body).toEqual({ now: start.toString() })
  expect((await move({ now: '2026-12-01T08:00:00.123456Z' })).body).toEqual({ now: '2026-12-01T08:00:00.123Z' })
  expect((await move({ hours: 36 })).body).toEqual({ now: '2026-12-02T20:00:00.123Z' })
  await portal.jobsDone()
  // A Thursday: the day after the next is a Friday.
  const { pickupDays } = (await portal.call('GET', '/api/pickup-days')).body.data
  expect(pickupDays[0].day).toBe('2026-12-04')
  expect((await move({ now: start.toString() })).body).toEqual({ now: start.toString() })
  const refused = [
    { now: 'tomorrow' },
    { hours: -1 },
    { days: 1 },
    { hours: 1.5 },
    { hours: 0.1 },
    { hours: 1e9 },
    { now: '+275000-01-01T00:00:00Z' },
  ]
  for (const wrong of refused) expect(await move(wrong)).toMatchObject({ status: 422, body: { status: 422, message: expect.any(String) } })
  expect((await portal.call('GET', '/dev/clock')).body).toEqual({ now: start.toString() })
})

test('in production there is none', async () => {
  const allowed = { ALLOW_SIMULATORS: 'true', ALLOW_DEMO_ACCOUNTS: 'true' }
  portal = await startPortal({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', RATE_LIMITS: 'on', ...allowed })
  expect((await portal.call('GET', '/dev/clock')).status).toBe(404)
  expect((await move({ hours: 1 })).status).toBe(404)
})
