import type { Page } from '@playwright/test'
import type { Kysely } from 'kysely'
import { addDays, type Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { insertReturnFee } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { demoAddress } from '../e2e/sign-in.ts'
import { screenIsReady } from '../e2e/watch-page.ts'
import { type Shoot, shootAll } from './shot.ts'

const today = '2026-11-23'
const at = (day: Day) => Temporal.Instant.from(`${day}T09:30:00Z`)
const daysAgo = (days: number) => at(addDays(today, -days))

/** What the desk does beside the queue, by the address of its screen. */
const screens = [
  ['szerviz-hataridok', 'Promises week by week, and the requests behind a figure', '/iranyitopult/szerviz/hataridok?week=2026-11-16&show=missed'],
  ['szerviz-ismeretlen-csomagok', 'Parcels without a request', '/iranyitopult/szerviz/ismeretlen-csomagok'],
  ['szerviz-panaszok', 'Complaints and withdrawals by their deadlines', '/iranyitopult/szerviz/panaszok'],
  ['szerviz-elhagyott', 'The queue: devices nobody took over', '/iranyitopult/szerviz?bucket=abandoned'],
  ['szerviz-cegek', 'Companies and their people', '/iranyitopult/szerviz/cegek'],
  ['szerviz-naplo', 'Who did what', '/iranyitopult/szerviz/naplo'],
  ['szerviz-telefonos-felvetel', 'Booking for a caller', '/iranyitopult/szerviz/telefonos-felvetel'],
  ['penzugy', 'The finance desk: invoices', '/iranyitopult/penzugy'],
  ['penzugy-atutalasok', 'Transfers', '/iranyitopult/penzugy/atutalasok'],
  ['penzugy-utanvetek', 'Cash on delivery', '/iranyitopult/penzugy/utanvetek'],
  ['penzugy-visszateritesek', 'Refunds', '/iranyitopult/penzugy/visszateritesek'],
  ['penzugy-ceges-feltetelek', 'On what terms companies pay', '/iranyitopult/penzugy/ceges-feltetelek'],
  ['penzugy-biztositok', 'Insurers, and what each owes for the month', '/iranyitopult/penzugy/biztositok'],
  ['penzugy-kartalanitasok', 'What is paid for lost parcels', '/iranyitopult/penzugy/kartalanitasok'],
  ['penzugy-napi-zaras', 'The closing of a day', '/iranyitopult/penzugy/napi-zaras'],
] as const

/** The screens of whoever is logged in as the head. */
export async function officeTour(page: Page, db: Kysely<DB>, shoot: Shoot) {
  await shootAll(page, shoot, screens)
  const open = async (lastName: string, panel: string) => {
    const { id } = await db.selectFrom('requests').select('id').where('lastName', '=', lastName).executeTakeFirstOrThrow()
    await page.goto(`/iranyitopult/szerviz/igenyek/${id}#${panel}`)
    await screenIsReady(page)
  }
  await open('Takács', 'storage')
  await shoot({ name: 'szerviz-igeny-megorzes', what: 'A request at the service desk: a device nobody took over' })
  await page.getByRole('button', { name: 'Elhagyott készülék' }).last().click()
  await shoot({ name: 'szerviz-igeny-elhagyott', what: 'Deciding about a device nobody took over' })
  await open('Szűcs', 'quote')
  await shoot({ name: 'szerviz-igeny-biztosito', what: 'A request at the service desk: noting what the insurer answered' })
  await open('Halász', 'courier')
  await page.getByRole('button', { name: 'A csomag visszakerült hozzánk' }).last().click()
  await shoot({ name: 'szerviz-igeny-visszajott', what: 'A parcel that came back while its courier says nothing' })
}

/** Something of everything the office deals with, once for both widths. */
export async function fillOffice(db: Kysely<DB>) {
  const known = await db.selectFrom('requests').select('id').where('lastName', '=', 'Takács').executeTakeFirst()
  if (known) return
  const { id: head } = await db.selectFrom('accounts').select('id').where('email', '=', demoAddress('vezeto')).executeTakeFirstOrThrow()
  await storedDevices(db)
  await silentParcel(db)
  await insuredRepairs(db, head)
  await parcelsAndStatements(db, head)
  await promises(db, head)
}

/** Whose customer pays nothing: over at the desk, running in the personal area of the demo customer. */
async function storedDevices(db: Kysely<DB>) {
  const left = async (row: Parameters<typeof insertRequest>[1], since: Day, noticeDays: readonly number[]) => {
    const id = await insertRequest(db, { status: 'INVOICE_DONE', outcome: 'NO_FAULT', receivedAt: daysAgo(130), readyAt: daysAgo(120), ...row })
    await insertReturnFee(db, id, 'NO_FAULT', { dueOn: since })
    for (const [index, days] of noticeDays.entries())
      await db
        .insertInto('storageNotices')
        .values({ requestId: id, since, notice: index + 1, sentAt: at(addDays(since, days)), endsOn: addDays(since, 90), isLast: index === 2 })
        .execute()
  }
  await left({ lastName: 'Takács', firstName: 'Réka', email: 'takacs@pelda.hu' }, '2026-08-10', [14, 45, 75])
  const { id: accountId } = await db.selectFrom('accounts').select('id').where('email', '=', demoAddress('b2c')).executeTakeFirstOrThrow()
  await left({ accountId, lastName: 'Vörös', firstName: 'Anna', email: demoAddress('b2c') }, '2026-10-12', [14])
}

async function silentParcel(db: Kysely<DB>) {
  const id = await insertRequest(db, { lastName: 'Halász', firstName: 'Péter', email: 'halasz@pelda.hu', status: 'SHIPPED', outcome: 'REPAIRED' })
  const order = { requestId: id, leg: 'out', serial: 1, provider: 'gls', clientReference: `${id}-K1`, day: '2026-11-13', pickupWindow: '12-17' }
  const went = { createdAt: daysAgo(11), orderedAt: daysAgo(11), collectedAt: daysAgo(10), carrierId: '90310001', trackingNumber: '00390310001' }
  const { id: shipmentId } = await db
    .insertInto('shipments')
    .values({ ...order, ...went, status: 'OUT_FOR_DELIVERY' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [code, days] of [
    ['PICKED_UP', 10],
    ['OUT_FOR_DELIVERY', 7],
  ] as const)
    await db
      .insertInto('shipmentEvents')
      .values({ shipmentId, code, at: daysAgo(days), notedAt: daysAgo(days), source: 'carrier' })
      .execute()
}

async function insuredRepairs(db: Kysely<DB>, employee: number) {
  const changed = { changedAt: daysAgo(40), changedBy: employee }
  const insurer = (name: string, email: string, taxNumber: string) =>
    db
      .insertInto('insurers')
      .values({ name, email, taxNumber, postalCode: '1134', city: 'Budapest', address: 'Váci út 37.', dueDays: 30, ...changed })
      .returning('id')
      .executeTakeFirstOrThrow()
  const first = await insurer('Minta Biztosító Zrt.', 'karrendezes@minta.pelda.hu', '12345676-2-41')
  const second = await insurer('Példa Általános Biztosító Zrt.', 'kar@peldabiztosito.pelda.hu', '87654321-2-42')
  await insurer('Próba Biztosító Egyesület', 'ugyfel@proba.pelda.hu', '11223344-1-41')
  const repair = async (lastName: string, insurerId: number, net: number, answer: 'sent' | 'accepted' | 'part', days: number) => {
    const done = answer === 'sent' ? { status: 'ARRIVED' } : { status: 'SHIPPED', outcome: 'REPAIRED', readyAt: daysAgo(days) }
    const insuranceNumber = `AS-${net}`
    const row = { lastName, firstName: 'Dóra', email: 'szucs@pelda.hu', warrantyTypeId: 3, insuranceNumber, arrivedAt: daysAgo(days + 9), ...done }
    const requestId = await insertRequest(db, row)
    await db
      .updateTable('requests')
      .set({ gsmWorksheetId: String(700_000 + net) })
      .where('id', '=', requestId)
      .execute()
    const vat = Math.round(net * 0.27)
    const asked = { requestId, insurerId, version: 1, email: 'karrendezes@minta.pelda.hu', sentAt: daysAgo(days + 7), sentByAccountId: employee }
    const { id } = await db
      .insertInto('insurerQuotes')
      .values({ ...asked, net, vat, gross: net + vat })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('insurerQuoteLines')
      .values({ insurerQuoteId: id, position: 1, kind: 'part', description: 'Kijelző cseréje', quantity: 1, netUnit: net })
      .execute()
    if (answer === 'sent') return
    const answered = { status: answer, ownShare: answer === 'part' ? 10_000 : null, answeredAt: daysAgo(days + 3), answeredByAccountId: employee }
    await db.updateTable('insurerQuotes').set(answered).where('id', '=', id).execute()
  }
  await repair('Szűcs', first.id, 42_000, 'sent', 1)
  await repair('Lukács', first.id, 38_500, 'accepted', 4)
  await repair('Gulyás', first.id, 61_200, 'part', 6)
  await repair('Bognár', second.id, 27_900, 'accepted', 9)
}

async function parcelsAndStatements(db: Kysely<DB>, employee: number) {
  const noted = { notedByAccountId: employee, codes: ['356938035643809'], codeKeys: ['356938035643809'] }
  const parcel = (description: string, sender: string, days: number) =>
    db
      .insertInto('unidentifiedParcels')
      .values({ ...noted, description, sender, notedAt: daysAgo(days), arrivedOn: addDays(today, -days) })
      .execute()
  await parcel('Fekete telefon kék tokban, a dobozon nincs igényszám.', 'Kiss Tamás, Győr', 3)
  await parcel('Tablet töltővel, kitöltetlen átadólappal.', '', 1)
  const sent = { language: 'hu', name: 'Nagy Éva', email: 'nagy.eva@pelda.hu' } as const
  const complain = async (number: string, subject: string, message: string, days: number) => {
    const { id } = await db
      .insertInto('complaints')
      .values({ ...sent, number, subject, message, phone: null, requestNumber: null, receivedAt: daysAgo(days) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const about = { kind: 'complaint', complaintId: id, receivedAt: daysAgo(days), dueOn: addDays(today, 30 - days) }
    await db.insertInto('statementCases').values(about).execute()
  }
  await complain('P-2026-7K4QX2', 'A javítás után újra lemerül', 'A csere után két nappal ugyanaz a hiba jelentkezett.', 26)
  await complain('P-2026-9M3RT8', 'A számla összege', 'Az árajánlatban kevesebb szerepelt.', 4)
  const { id: withdrawalId } = await db
    .insertInto('withdrawals')
    .values({ ...sent, number: 'E-2026-4H8SW1', contract: 'A múlt heti megrendelés', statement: 'Elállok a szerződéstől.', receivedAt: daysAgo(2) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('statementCases')
    .values({ kind: 'withdrawal', withdrawalId, receivedAt: daysAgo(2), dueOn: addDays(today, 12) })
    .execute()
}

/** Three months of promises: most kept, some missed, a few promised anew. */
async function promises(db: Kysely<DB>, employee: number) {
  const requestId = await insertRequest(db, {
    lastName: 'Erdős',
    firstName: 'Vilmos',
    email: 'erdos@pelda.hu',
    status: 'SHIPPED',
    outcome: 'REPAIRED',
  })
  for (let days = 1; days <= 91; days++) {
    const day = addDays(today, -days)
    for (let n = 0; n < 2 + (days % 4); n++) {
      const late = (days * 7 + n * 3) % 9 === 0 ? 1 + (days % 5) : 0
      const { id: firstId } = await db
        .insertInto('requestPromises')
        .values({
          requestId,
          step: 'repairDone',
          day,
          madeAt: daysAgo(days + 8),
          byKind: 'system',
          endedAt: at(addDays(day, late - 1)),
          ended: 'done',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (late === 0) continue
      const renewed = { requestId, step: 'repairDone', day: addDays(day, late), madeAt: at(day), byKind: 'staff', byAccountId: employee, firstId }
      await db
        .insertInto('requestPromises')
        .values({ ...renewed, reason: 'Az alkatrész a következő napon érkezik.' })
        .execute()
    }
  }
}
