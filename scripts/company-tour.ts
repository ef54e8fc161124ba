import type { Page } from '@playwright/test'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { noteInKeyLog } from '#partner-api/server/key-log-store.ts'
import { newKeySecret } from '#partner-api/server/key-secret.ts'
import { insertKey, insertSecret } from '#partner-api/server/key-store.ts'
import { insertEndpoint } from '#partner-api/server/webhooks/endpoint-store.ts'
import { newWebhookSecret } from '#partner-api/server/webhooks/signature.ts'
import { noteInWebhookLog } from '#partner-api/server/webhooks/webhook-log-store.ts'
import { insertPreAlert } from '#testing/insert-pre-alert.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { insertStoreDevice } from '#testing/insert-store-device.ts'
import { csvText, goodRow, tableOf } from '#testing/upload-files.ts'
import { demoAddress } from '../e2e/sign-in.ts'
import { screenIsReady } from '../e2e/watch-page.ts'
import { logIn, logOut } from './personal-tour.ts'
import { sendQuote } from './quote-of-the-tour.ts'
import { type Shoot, shootAll } from './shot.ts'

const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
const daysAgo = (days: number) => now.subtract({ hours: 24 * days })

/** What the administrator of a fleet sees, by the address of its screen. */
const ofFleet = [
  ['ceg-igenyek', 'The requests of a company', '/iranyitopult/leadott-igenyek'],
  ['ceg-munkatarsak', 'The people and cost centres of a company', '/iranyitopult/munkatarsak'],
  ['ceg-uj-megrendeles', 'A new order of a company', '/iranyitopult/uj-megrendeles'],
  ['ceg-tomeges', 'Several devices in one order', '/iranyitopult/uj-megrendeles/tomeges'],
  ['ceg-kimutatasok', 'Reports of a company', '/iranyitopult/kimutatasok'],
  ['ceg-fejlesztoi-hozzaferes', 'API keys and webhooks of a company', '/iranyitopult/fejlesztoi-hozzaferes'],
  ['ceg-csv-feltoltes', 'Bulk upload', '/iranyitopult/csv-feltoltes'],
] as const

const ofPartner = [
  ['elojelzesek', 'Pre-alerts of a partner', '/iranyitopult/elojelzesek'],
  ['elojelzesek-uj', 'Announcing devices', '/iranyitopult/elojelzesek/uj'],
] as const

const ofStore = [
  ['bolti-pult', 'The counter of a store', '/iranyitopult/bolti-pult'],
  ['bolti-pult-atvetel', 'A device is handed in at a counter', '/iranyitopult/bolti-pult/atvetel'],
  ['bolti-pult-atadas', 'A batch for the courier', '/iranyitopult/bolti-pult/atadas'],
] as const

const ofDesk = [
  ['szerviz-elojelzesek', 'Announced devices that are expected', '/iranyitopult/szerviz/elojelzesek'],
  ['szerviz-feltoltesek', 'The log of bulk uploads', '/iranyitopult/szerviz/feltoltesek'],
] as const

/** What business customers find; once for both widths there is something of everything. */
export async function companyTour(page: Page, db: Kysely<DB>, shoot: Shoot) {
  await fillCompany(db)
  await page.goto('/fejlesztoknek')
  await screenIsReady(page)
  await shoot({ name: 'fejlesztoknek', what: 'For the developers of a company' })
  await logIn(page, 'flotta')
  await shootAll(page, shoot, ofFleet)
  await uploadWithMistakes(page, shoot)
  await logOut(page)
  await logIn(page, 'prealert')
  await shootAll(page, shoot, ofPartner)
  await logOut(page)
  await logIn(page, 'store')
  await shootAll(page, shoot, ofStore)
  await page.goto('/iranyitopult/bolti-pult/atvetel')
  await screenIsReady(page)
  await page.getByLabel('A javítás módja').selectOption('1')
  await shoot({ name: 'bolti-pult-garancia', what: 'A warranty repair at a counter: its papers' })
  await logOut(page)
}

async function uploadWithMistakes(page: Page, shoot: Shoot) {
  const rows = [
    goodRow({ partner_hivatkozas: 'F-101', marka: 'Huawai', imei_1: '356938035643809' }),
    goodRow({ partner_hivatkozas: 'F-102', imei_1: '3,52E+14' }),
    goodRow({ partner_hivatkozas: 'F-103', javitas_tipusa: '1', vasarlas_datuma: '2025-03-07', imei_1: '490154203237518' }),
    goodRow({ partner_hivatkozas: 'F-104', imei_1: '352099001761481' }),
  ]
  await page.goto('/iranyitopult/csv-feltoltes')
  await screenIsReady(page)
  await page.locator('#bulk-file').setInputFiles({ name: 'keszulekek.csv', mimeType: 'text/csv', buffer: Buffer.from(csvText(tableOf(rows))) })
  await page.getByRole('button', { name: /^Hibás \(\d+\)$/ }).waitFor()
  await shoot({ name: 'ceg-csv-hibak', what: 'Bulk upload: what is wrong, mended in place' })
}

/** What the desk has of companies; whoever is logged in there has every key. */
export async function companyDeskTour(page: Page, db: Kysely<DB>, shoot: Shoot) {
  await shootAll(page, shoot, ofDesk)
  const { id: preAlert } = await db.selectFrom('preAlerts').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const { id: company } = await db.selectFrom('companies').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await shootAll(page, shoot, [
    ['szerviz-elojelzes', 'An announced device has come', `/iranyitopult/szerviz/elojelzesek/${preAlert}`],
    ['szerviz-ceg', 'A company at the desk', `/iranyitopult/szerviz/cegek/${company}`],
    ['szerviz-ceg-hozzaferes', 'What became of the keys and webhooks of a company', `/iranyitopult/szerviz/cegek/${company}/fejlesztoi-hozzaferes`],
  ])
}

/** The demo fleet becomes a company with people, cost centres, requests, a key and a webhook; the partner announces, the store takes devices in. */
async function fillCompany(db: Kysely<DB>) {
  if (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) return
  const accountOf = async (mailbox: string) =>
    (await db.selectFrom('accounts').select('id').where('email', '=', demoAddress(mailbox)).executeTakeFirstOrThrow()).id
  const [flotta, vezeto, prealert, store] = [
    await accountOf('flotta'),
    await accountOf('vezeto'),
    await accountOf('prealert'),
    await accountOf('store'),
  ]
  const made = { businessFormId: 1, taxNumber: '12345676-2-43', customerType: 'FLOTTA', createdAt: daysAgo(200), createdBy: vezeto }
  const { id: companyId } = await db
    .insertInto('companies')
    .values({ name: 'Duna Flottakezelő', ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = async (lastName: string, firstName: string, email: string) =>
    (
      await db
        .insertInto('accounts')
        .values({ customerType: 'FLOTTA', lastName, firstName, email, defaultLanguage: 'hu' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const [approver, member] = [await person('Kelemen', 'Judit', 'kelemen@pelda.hu'), await person('Bíró', 'Ákos', 'biro@pelda.hu')]
  await db
    .insertInto('companyPeople')
    .values([
      { accountId: flotta, companyId, role: 'administrator', joinedAt: daysAgo(200) },
      { accountId: approver, companyId, role: 'approver', joinedAt: daysAgo(180), everyCostCentre: true },
      { accountId: member, companyId, role: 'member', joinedAt: daysAgo(90), everyCostCentre: true, decisionLimit: 50_000 },
    ])
    .execute()
  const centres = await db
    .insertInto('costCentres')
    .values([
      { companyId, code: '1200', name: 'Logisztika' },
      { companyId, code: '1300', name: 'Értékesítés' },
    ])
    .returning('id')
    .execute()
  const entry = { companyId, byAccountId: flotta }
  await db
    .insertInto('companyLog')
    .values([
      { ...entry, at: daysAgo(180), action: 'joined', accountId: approver, roleAfter: 'approver' },
      { ...entry, at: daysAgo(90), action: 'joined', accountId: member, roleAfter: 'member' },
      { ...entry, at: daysAgo(89), action: 'limitChanged', accountId: member, about: '50000' },
    ])
    .execute()
  await requestsOf(
    db,
    [flotta, member],
    centres.map(({ id }) => id),
  )
  await accessOf(db, companyId, flotta)
  for (const [reference, expectedOn, device] of [
    ['P-2026-0411', '2026-11-24', 'P30 Pro'],
    ['P-2026-0398', '2026-11-19', 'Mate 20'],
    ['P-2026-0412', '2026-11-27', 'P40 Lite'],
  ] as const)
    await insertPreAlert(db, prealert, { reference, referenceKey: reference, searchKey: reference, expectedOn, device, note: 'A kijelző sötét.' })
  for (const [lastName, firstName] of [
    ['Orbán', 'Katalin'],
    ['Fehér', 'Dániel'],
  ] as const)
    await insertStoreDevice(db, store, { lastName, firstName, email: 'pult@pelda.hu', status: 'RECEIVED', receivedAt: daysAgo(0) })
}

async function requestsOf(db: Kysely<DB>, senders: readonly number[], centres: readonly number[]) {
  const statuses = [
    'DELIVERY_IN_ORDERED',
    'ARRIVED',
    'ARRIVED',
    'QUOTE_DONE',
    'SERVICE_DONE',
    'SERVICE_DONE',
    'SERVICE_DONE',
    'SERVICE_DONE',
  ] as const
  for (let n = 0; n < 24; n++) {
    const status = statuses[n % statuses.length] ?? 'ARRIVED'
    const [received, ready] = [daysAgo(1 + n * 3), daysAgo(Math.max(0, n * 3 - 6 - (n % 4)))]
    const id = await insertRequest(db, {
      ...{ accountId: senders[n % senders.length] ?? null, costCentreId: centres[n % centres.length] ?? null, customerType: 'FLOTTA' },
      ...{ lastName: 'Szabó', firstName: 'Éva', email: demoAddress('flotta'), referenceNumber: `F-${100 + n}`, receivedAt: received },
      ...{
        status: status === 'QUOTE_DONE' ? 'ARRIVED' : status,
        brandId: n % 3 === 0 ? 12 : 7,
        arrivedAt: status === 'DELIVERY_IN_ORDERED' ? null : received,
      },
      ...(status === 'SERVICE_DONE' && { outcome: 'REPAIRED', readyAt: ready, handedBackAt: ready, closedAt: ready }),
    })
    if (status === 'QUOTE_DONE') await sendQuote(db, id)
  }
  await sql`select gather_request_counts()`.execute(db)
}

async function accessOf(db: Kysely<DB>, companyId: number, accountId: number) {
  const [name, scopes] = ['Webáruház', ['requests.read', 'orders'] as const]
  const keyId = await insertKey(db, daysAgo(40), {
    ...{ companyId, accountId, name, scopes: [...scopes], validDays: 365, expiresAt: daysAgo(40).add({ hours: 24 * 365 }) },
  })
  await insertSecret(db, daysAgo(40), keyId, newKeySecret().stored)
  await noteInKeyLog(db, daysAgo(40), { companyId, keyId, byAccountId: accountId, action: 'created', name, scopes })
  const endpoint = { companyId, url: 'https://rendszer.pelda.hu/mobilfutar', events: ['quote.sent', 'request.statusChanged'] as const }
  const id = await insertEndpoint(db, daysAgo(30), { ...endpoint, secret: newWebhookSecret() })
  await noteInWebhookLog(db, daysAgo(30), { ...endpoint, id, state: 'on' }, { action: 'created', byAccountId: accountId })
}
