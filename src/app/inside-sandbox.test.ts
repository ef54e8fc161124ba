import { expect, test } from 'vitest'
import { readEnv } from '#base/server/env.ts'
import { schedule } from '../schedule.ts'
import { runsWithin } from './inside-sandbox.ts'
import { sandboxEnv } from './sandbox-env.ts'

test('a line of the schedule is due in the hours that passed, also over midnight', () => {
  const due = (cron: string, hour: number, hours = 1) => runsWithin(cron, hour, hours)
  expect([due('0 9-16 * * *', 9), due('0 9-16 * * *', 16), due('0 9-16 * * *', 17), due('0 9-16 * * *', 8)]).toEqual([true, true, false, false])
  expect([due('41 3 * * *', 3), due('41 3 * * *', 4), due('41 3 * * *', 4, 4), due('41 3 * * *', 1, 4)]).toEqual([true, false, true, false])
  expect([due('0 22 * * *', 1, 4), due('0 22 * * *', 1, 3), due('* * * * *', 0)]).toEqual([true, false, true])
  // Every line is of a form that this understands, and runs on every day.
  for (const { cron } of schedule) expect(cron).toMatch(/^\S+ (?:\*|\d+|\d+-\d+) \* \* \*$/)
  for (const { cron, job } of schedule) expect([job, due(cron, 23, 24)]).toEqual([job, true])
})

test('a sandbox is given no access of the portal around it', () => {
  const secrets = {
    ...{ SMTP_URL: 'smtp://u:x-secret@mail', CLAIMS_URL: 'https://x-secret.example', CLAIMS_API_KEY: 'x-secret', SZAMLAZZ_AGENT_KEY: 'x-secret' },
    ...{ PAYPAL_CLIENT_ID: 'x-secret', PAYPAL_CLIENT_SECRET: 'x-secret', SIMPLEPAY_MERCHANT: 'x-secret', SIMPLEPAY_SECRET_KEY: 'x-secret' },
    ...{
      COURIER_GLS_USERNAME: 'x-secret',
      COURIER_GLS_PASSWORD: 'x-secret',
      COURIER_GLS_CLIENT_NUMBER: '7',
      S3_BUCKET: 'x-secret',
      S3_SECRET_KEY: 'x-secret',
    },
    ...{ COURIER_FOXPOST_USERNAME: 'x-secret', COURIER_FOXPOST_PASSWORD: 'x-secret', COURIER_FOXPOST_API_KEY: 'x-secret' },
  }
  const env = readEnv({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', DATABASE_URL: 'postgres://u:x-secret@db/portal', ...secrets })
  const own = sandboxEnv(env, { url: 'postgres://s@db/sandbox_a', companyId: 7 })
  expect(JSON.stringify(own)).not.toContain('x-secret')
  expect(own).toMatchObject({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://portal.example',
    RATE_LIMITS: 'on',
    DATABASE_URL: 'postgres://s@db/sandbox_a',
  })
  expect(own.DATA_DIR).toMatch(/sandboxes\/7$/)
})
