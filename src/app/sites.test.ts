import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#base/server/env.ts'
import type { Http } from '#base/server/http/fastify.ts'
import { createHttp } from '#base/server/http/http.ts'
import { mountSite } from '#base/server/http/static-site.ts'
import { createLog } from '#base/server/log.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { menuFor } from '../shell/menu.ts'
import { companySiteRedirects, leadToReports } from './sites.ts'

let http: Http
beforeAll(async () => {
  const env = readEnv({ NODE_ENV: 'test', COMPANY_SITE_URL: 'https://ceg.example/uj/', REPORTING_API_URL: 'https://kimutatas.example/api' })
  http = await createHttp({ env, log: createLog('silent') })
  leadToReports(http, env)
  http.get('/api/report-lists/:reportHeaderId', async () => 'our own')
  await mountSite(http, await temporaryFolder('sites'), { patternOf: () => null, redirects: companySiteRedirects(env) }, () => {})
})
afterAll(() => http.close())

const led = async (url: string) => {
  const { statusCode, headers } = await http.inject(url)
  return [statusCode, headers.location]
}

test('every page of the company that the menu names leads to the site of the settings', async () => {
  const entries = menuFor({ language: 'hu', customerType: null }).flatMap((entry) => [entry, ...(entry.items ?? [])])
  const places = [...new Set(entries.flatMap(({ href }) => href ?? []))]
  expect(await Promise.all(places.map(led))).toEqual([
    [302, 'https://ceg.example/uj/rolunk'],
    [302, 'https://ceg.example/uj/szolgaltatasok'],
    [302, 'https://ceg.example/uj/partnereink'],
    [302, 'https://ceg.example/uj/karrier'],
    [302, 'https://ceg.example/uj/karrier/allasajanlatok'],
  ])
  expect(await led('/ceg?nyelv=hu')).toEqual([302, 'https://ceg.example/uj/'])
  expect(await led('/ceg/mas')).toEqual([404, undefined])
})

test('a report is led to the server of reports, question and all, and nothing else is', async () => {
  expect(await led('/api/report-lists/3?from=2026-11-01&size=5')).toEqual([
    307,
    'https://kimutatas.example/api/report-lists/3?from=2026-11-01&size=5',
  ])
  expect(await led('/api/report-lists/..%2Flogin')).toEqual([200, undefined])
  expect(await led('/api/brands')).toEqual([404, undefined])
})
