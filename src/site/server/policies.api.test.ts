import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { findPublicParam } from '#catalogue/server/system-param-store.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { figures } from '../figures.ts'
import { policyOf } from '../policies.ts'
import { agreedKinds, plainTextOf, policyKinds } from '../policy.ts'
import { storePolicyVersions } from './store-policy-versions.ts'

let portal: TestPortal
const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
beforeAll(async () => {
  portal = await startPortal()
  await storePolicyVersions({ tx: portal.db, now })
})
afterAll(() => portal.stop())

const versions = () =>
  portal.db
    .selectFrom('textVersions')
    .selectAll()
    .where('kind', 'in', [...agreedKinds])
    .where('subject', '=', '')
    .orderBy('id')
    .execute()

describe('reading a policy', () => {
  test.each(languages)('answers every policy in %s', async (language) => {
    for (const kind of policyKinds) {
      const { status, body, headers } = await portal.call('GET', `/api/policies/${kind}`, { language })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ title: (await policyOf(kind, language)).title })
      expect(headers.etag).toBeDefined()
    }
  })

  test('tells the version a consent points at, and none where nobody consents', async () => {
    const stored = await versions()
    for (const kind of agreedKinds) {
      const { body } = await portal.call('GET', `/api/policies/${kind}`, { language: 'de' })
      expect(stored.find(({ id }) => id === body.data.textVersionId)).toMatchObject({
        kind,
        language: 'de',
        body: plainTextOf(await policyOf(kind, 'de')),
      })
    }
    expect((await portal.call('GET', '/api/policies/complaint')).body.data.textVersionId).toBeNull()
  })

  test('refuses a policy that does not exist', async () => {
    expect((await portal.call('GET', '/api/policies/cookies')).status).toBe(422)
  })
})

describe('printing a policy', () => {
  test.each(languages)('answers a PDF shown in the browser, in %s', async (language) => {
    for (const kind of policyKinds) {
      const { status, bytes, headers } = await portal.call('GET', `/api/policies/${kind}/pdf?language=${language}`)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/pdf')
      expect(headers['content-disposition']).toMatch(/^inline; filename=/)
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('follows the Language header when the address names no language', async () => {
    const [asked, named] = await Promise.all([
      portal.call('GET', '/api/policies/terms/pdf', { language: 'sl' }),
      portal.call('GET', '/api/policies/terms/pdf?language=sl'),
    ])
    expect(asked.bytes.equals(named.bytes)).toBe(true)
  })

  test('refuses a language we do not print', async () => {
    expect((await portal.call('GET', '/api/policies/terms/pdf?language=fr')).status).toBe(422)
  })
})

describe('versions of what is agreed to', () => {
  test('are kept once per wording, however often the portal starts', async () => {
    const before = await versions()
    await storePolicyVersions({ tx: portal.db, now: now.add({ hours: 1 }) })
    expect(await versions()).toEqual(before)
    expect(before).toHaveLength(agreedKinds.length * languages.length)
  })

  test('a wording that comes back becomes the newest again', async () => {
    const later = now.add({ hours: 2 })
    await portal.db
      .insertInto('textVersions')
      .values({ kind: 'terms', language: 'hu', sha256: 'between', body: 'other words', validFrom: later })
      .execute()
    await storePolicyVersions({ tx: portal.db, now: now.add({ hours: 3 }) })
    const newest = await portal.db
      .selectFrom('textVersions')
      .select('body')
      .where('kind', '=', 'terms')
      .where('subject', '=', '')
      .where('language', '=', 'hu')
      .orderBy('validFrom', 'desc')
      .executeTakeFirstOrThrow()
    expect(newest.body).toBe(plainTextOf(await policyOf('terms', 'hu')))
  })
})

test('the terms promise the figures the portal works with', async () => {
  const today = '2026-11-23'
  const promised = {
    returnFee: figures.returnFee,
    deliveryFee: figures.deliveryFee,
    inspectionFee: figures.inspectionFee,
    quoteValidityWorkingDays: figures.quoteValidityWorkingDays,
    expertReportValidityWorkingDays: figures.expertReportValidityWorkingDays,
    expectedRepairWorkingDays: [...figures.expectedRepairWorkingDays],
    pickupCutOff: figures.pickupCutOff,
    serviceWarrantyMonths: figures.serviceWarrantyMonths,
    serviceWarrantyFeeFrom: figures.serviceWarrantyFeeFrom,
    formSessionMinutes: figures.formSessionMinutes,
    storageDays: figures.storageDays,
    storageNoticeDays: [...figures.storageNoticeDays],
  }
  for (const [key, figure] of Object.entries(promised))
    expect(await findPublicParam({ tx: portal.db, reference: portal.reference }, today, key)).toMatchObject({ key, value: figure })
})
