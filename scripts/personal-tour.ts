import type { Page } from '@playwright/test'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { demoAddress, demoPassword } from '../e2e/sign-in.ts'
import { screenIsReady } from '../e2e/watch-page.ts'
import { sendQuote } from './quote-of-the-tour.ts'
import { type Shoot, shootAll } from './shot.ts'

/** Screens of the personal area that need nothing but their address. */
const plainScreens = [
  ['sajat-alapadatok', 'Basic data of a customer', '/iranyitopult/alapadatok'],
  ['sajat-leadott-igenyek', 'My requests: what waits for me on top', '/iranyitopult/leadott-igenyek'],
  ['sajat-osszes-megrendeles', 'My orders', '/iranyitopult/osszes-megrendeles'],
  ['sajat-eszkozeim', 'My devices', '/iranyitopult/eszkozeim'],
  ['sajat-cimek-kezelese', 'My addresses', '/iranyitopult/cimek-kezelese'],
  ['sajat-szamlazasi-adatok', 'Billing data', '/iranyitopult/szamlazasi-adatok'],
  ['sajat-szallitasi-adatok', 'Shipping data', '/iranyitopult/szallitasi-adatok'],
  ['sajat-uzenetek', 'My messages', '/iranyitopult/uzenetek'],
  ['sajat-adataim', 'My data: what is known, a copy of it, erasure', '/iranyitopult/adataim'],
  ['sajat-uj-megrendeles', 'A new order: what it is about', '/iranyitopult/uj-megrendeles'],
] as const

/** What a customer finds who logs in; once for both widths there is something of everything. */
export async function personalTour(page: Page, db: Kysely<DB>, shoot: Shoot) {
  const quoted = await requestsOfDemoCustomer(db)
  await logIn(page, 'b2c')
  await shootAll(page, shoot, plainScreens)
  await page.goto(`/iranyitopult/igeny-reszletei/${quoted}`)
  await screenIsReady(page)
  await shoot({ name: 'sajat-igeny-reszletei', what: 'My request: a quote that waits for me' })
  const { id: stored } = await db.selectFrom('requests').select('id').where('lastName', '=', 'Vörös').executeTakeFirstOrThrow()
  await page.goto(`/iranyitopult/igeny-reszletei/${stored}`)
  await screenIsReady(page)
  await shoot({ name: 'sajat-igeny-megorzes', what: 'My request: until when the device is stored' })
  await page.goto('/iranyitopult/eszkozeim')
  await page.getByRole('main').getByRole('link').first().click()
  await screenIsReady(page)
  await shoot({ name: 'sajat-eszkoz', what: 'The passport of a device' })
  await page.goto('/iranyitopult/osszes-megrendeles')
  await page.getByRole('main').getByRole('link', { name: /^R-/ }).first().click()
  await screenIsReady(page)
  await shoot({ name: 'sajat-megrendeles-reszletei', what: 'An order and its requests' })
  await logOut(page)
}

/** Without asking the portal: the next one logs in over it. */
export const logOut = (page: Page) =>
  page.evaluate(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  })

export async function logIn(page: Page, mailbox: string) {
  await page.goto('/bejelentkezes')
  await screenIsReady(page)
  await page.getByLabel('E-mail-cím').fill(demoAddress(mailbox))
  await page.keyboard.press('Enter')
  await page.getByLabel('Jelszó', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/iranyitopult/**')
  await screenIsReady(page)
}

/** @returns the number of the request whose quote waits to be decided */
async function requestsOfDemoCustomer(db: Kysely<DB>): Promise<number> {
  const { accountId } = await db.selectFrom('accounts').select('id as accountId').where('email', '=', demoAddress('b2c')).executeTakeFirstOrThrow()
  const known = await db.selectFrom('requests').select('id').where('accountId', '=', accountId).where('status', '=', 'QUOTE_DONE').executeTakeFirst()
  if (known) return known.id
  const received = (days: number) => Temporal.Instant.from('2026-11-23T07:00:00Z').subtract({ hours: 24 * days })
  const add = async (days: number, row: Parameters<typeof insertRequest>[1]) => insertRequest(db, { accountId, receivedAt: received(days), ...row })
  const typeOf = async (brandId: number, name: string) =>
    (
      await sql<{
        id: number
      }>`select id from product_types where brand_id = ${brandId} and trade_name ilike ${`${name}%`} order by id limit 1`.execute(db)
    ).rows[0]?.id ?? null
  const at = received(200)
  await add(220, {
    status: 'SERVICE_DONE',
    outcome: 'REPAIRED',
    brandId: 2,
    productTypeId: await typeOf(2, 'iPhone 13'),
    closedAt: at,
    handedBackAt: at,
  })
  await add(5, { status: 'ARRIVED', brandId: 12, productTypeId: await typeOf(12, 'Galaxy S2'), arrivedAt: received(3), dateOfPurchase: '2025-06-02' })
  await add(1, { status: 'DELIVERY_IN_ORDERED', brandId: 13, productTypeId: await typeOf(13, 'Redmi') })
  const quoted = await add(6, { brandId: 7, productTypeId: await typeOf(7, 'P'), dateOfPurchase: '2024-03-07', purchasePrice: 189_900 })
  await sendQuote(db, quoted)
  return quoted
}
