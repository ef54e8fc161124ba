import type { Page } from '@playwright/test'
import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { demoAddress } from '../e2e/sign-in.ts'
import { screenIsReady } from '../e2e/watch-page.ts'
import { type Shoot, shootAll } from './shot.ts'

/** The brands that have sheets of their own: a device of each, and the address of its list. */
const brands = [
  { kind: 'lg', name: 'LG', device: { brandId: 11, productTypeId: 11001 }, fields: { model: 'LMG710EM', symptomCode: '320' } },
  {
    kind: 'apple',
    name: 'Apple',
    device: { brandId: 2, productTypeId: 2001 },
    fields: { serial: 'C39XJ2P0KV', findMyOff: 'no', symptomArea: 'DIS' },
  },
] as const

/** By the addresses of the screens; the day of Miele last, for its visit is opened from there. */
const ofEmployee = [
  ['apple-uj-munkalap', 'Opening the worksheet of a device whose brand was corrected after its arrival', '/iranyitopult/uj-apple-munkalap/204815163'],
  ['uj-munkalap-igeny-nelkul', 'Opening a worksheet without a request', '/iranyitopult/uj-lg-munkalap'],
  ['munkalap-sablonok', 'Ready texts of worksheets', '/iranyitopult/munkalap-sablonok'],
  ['miele-munkalapok', 'The worksheets of Miele', '/iranyitopult/miele-munkalap/osszes'],
  ['miele-nap', 'A technician’s day at customers', '/iranyitopult/miele-munkalap'],
] as const

/** The list of each brand, a sheet while it is written, and opening one by hand. */
export async function worksheetTour(page: Page, db: Kysely<DB>, shoot: Shoot) {
  for (const { kind, name } of brands) {
    const { id } = await db.selectFrom('worksheets').select('id').where('kind', '=', kind).orderBy('id').executeTakeFirstOrThrow()
    await page.goto(`/iranyitopult/${kind}-munkalap`)
    await screenIsReady(page)
    await shoot({ name: `${kind}-munkalapok`, what: `The worksheets of ${name}` })
    await page.goto(`/iranyitopult/${kind}-munkalap-reszletek/${id}`)
    await screenIsReady(page)
    await shoot({ name: `${kind}-munkalap`, what: `A worksheet of ${name} being filled in` })
  }
  await shootAll(page, shoot, ofEmployee)
  await page.getByRole('link', { name: /Fehér Katalin/ }).click()
  await screenIsReady(page)
  await shoot({ name: 'miele-munkalap', what: 'A visit of Miele being written' })
}

/** A sheet of each brand, as its device lies on the bench; once for both widths. */
export async function fillWorksheets(db: Kysely<DB>) {
  const at = Temporal.Instant.from('2026-11-21T09:30:00Z')
  for (const [index, { kind, name, device, fields }] of brands.entries()) {
    if (await db.selectFrom('worksheets').select('id').where('kind', '=', kind).executeTakeFirst()) continue
    const row = {
      ...device,
      lastName: 'Somogyi',
      firstName: 'Eszter',
      email: 'somogyi@pelda.hu',
      status: 'ARRIVED',
      arrivedAt: at,
      warrantyTypeId: 1,
    }
    const number = `${name.slice(0, 2).toUpperCase()}-2026-00012${index}`
    const requestId = await insertRequest(db, { ...row, gsmWorksheetId: number })
    await db
      .insertInto('worksheets')
      .values({ kind, number, requestId, startedAt: at, savedAt: at, revision: 1, diagnosis: 'A kijelző csíkos.', fields: JSON.stringify(fields) })
      .execute()
  }
  await planVisit(db, at)
}

/** A washing machine at its owner's, who is expected this morning by whoever looks. */
async function planVisit(db: Kysely<DB>, at: Temporal.Instant) {
  if (await db.selectFrom('worksheets').select('id').where('kind', '=', 'miele').executeTakeFirst()) return
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', demoAddress('vezeto')).executeTakeFirstOrThrow()
  const owner = {
    ownerName: 'Fehér Katalin',
    ownerPhone: '+36301234567',
    ownerPostalCode: '1024',
    ownerCity: 'Budapest',
    ownerStreet: 'Lövőház utca 9.',
  }
  const device = {
    deviceBrand: 'Miele',
    deviceGroup: 'Mosogatógép',
    deviceType: 'G 7100 SCi',
    deviceSerial: '12/345678901',
    reportedFault: 'Nem szivattyúz.',
  }
  const visit = { visitDay: '2026-11-23', visitFrom: '08:00', visitTo: '12:00' }
  await db
    .insertInto('worksheets')
    .values({ kind: 'miele', number: 'MI-2026-000123', startedAt: at, ...owner, ...device, ...visit, technicianAccountId: id })
    .execute()
}
