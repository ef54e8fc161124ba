import { afterEach, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
afterEach(() => portal.stop())

test('what is not of the gallery is not found there', async () => {
  portal = await startPortal()
  for (const address of ['/dev/kit/nothing.js', '/dev/kit/../stamp', '/dev/kit/%2e%2e/stamp', '/dev/kit/..%2fstamp'])
    expect((await portal.call('GET', address)).status, address).toBe(404)
})

test('in production there is none', async () => {
  const allowed = { ALLOW_SIMULATORS: 'true', ALLOW_DEMO_ACCOUNTS: 'true' }
  portal = await startPortal({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', RATE_LIMITS: 'on', ...allowed })
  expect((await portal.call('GET', '/dev/kit/index.html')).status).toBe(404)
})
