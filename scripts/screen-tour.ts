import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { agree, fillBilling, fillDevice, fillFault, fillPickup, goOn, isDone, send } from '../e2e/booking-steps.ts'
import { emailTo, linkIn } from '../e2e/followed-request.ts'
import { demoAddress, demoPassword } from '../e2e/sign-in.ts'
import { screenIsReady } from '../e2e/watch-page.ts'
import { companyDeskTour, companyTour } from './company-tour.ts'
import { fillOffice, officeTour } from './office-tour.ts'
import { personalTour } from './personal-tour.ts'
import { sendQuote } from './quote-of-the-tour.ts'
import type { Shoot, Shot } from './shot.ts'
import { fillWorksheets, worksheetTour } from './worksheet-tour.ts'

/** Screens that need nothing but their address. */
const plainScreens: readonly (Shot & { address: string })[] = [
  { name: 'igenyles', what: 'The service entries of the portal', address: '/igenyles' },
  { name: 'gyartok', what: 'Brands', address: '/igenyles/gyartok' },
  { name: 'marka', what: 'A brand: its services and what to know', address: '/igenyles/gyartok/huawei' },
  { name: 'marka-apple', what: 'A brand without a warranty form', address: '/igenyles/gyartok/apple' },
  { name: 'telekom', what: 'An operator', address: '/igenyles/telekom' },
  { name: 'vodafone', what: 'An operator with damage settlement', address: '/igenyles/vodafone' },
  { name: 'biztositas', what: 'Insurance services', address: '/igenyles/biztositas' },
  { name: 'dolgozoknak', what: 'The service entry of employees asks for login', address: '/igenyles/dolgozoknak' },
  { name: 'nem-kinaljuk', what: 'A repair that is not offered', address: '/igenyles/gyartok/apple/garancialis-javitasok' },
  { name: 'bejelentkezes', what: 'Login', address: '/bejelentkezes' },
  { name: 'regisztracio', what: 'Registration', address: '/regisztracio' },
  { name: 'adataim', what: 'My data without an account: asking for the link', address: '/adataim' },
  { name: 'uj-jelszo', what: 'Setting a password with a link that no longer works', address: '/elfelejtett-jelszo/nincs-ilyen-hivatkozas' },
  { name: 'nyomonkovetes', what: 'Tracking: asking for the link', address: '/nyomonkovetes' },
  { name: 'javitasi-dokumentumok', what: 'Documents: asking for the link', address: '/javitasi-dokumentumok/nyomonkovetes' },
  { name: 'hivatkozas-lejart', what: 'A link that no longer works', address: '/igeny-reszletei/nincs-ilyen-hivatkozas' },
  { name: 'arlista', what: 'Price list', address: '/generalCosts' },
  { name: 'kapcsolat', what: 'Contact form', address: '/kapcsolat' },
  { name: 'panaszkezeles', what: 'Complaint policy and form', address: '/panaszkezeles' },
  { name: 'elallas', what: 'Withdrawal', address: '/elallas' },
  { name: 'aszf', what: 'Terms', address: '/aszf' },
  { name: 'adatkezelesi-tajekoztato', what: 'Privacy notice', address: '/adatkezelesi-tajekoztato' },
  { name: 'akadalymentesseg', what: 'Accessibility', address: '/akadalymentesseg' },
  { name: 'impresszum', what: 'Imprint', address: '/impresszum' },
  { name: 'sutibeallitasok', what: 'Cookie settings', address: '/sutibeallitasok' },
  { name: 'fizetes-nelkul', what: 'A payment result page opened without a payment', address: '/sikeres-fizetes' },
  { name: 'nem-talalhato', what: 'Not found', address: '/nincs-ilyen-oldal' },
]

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

/** Walks through the whole portal, as a visitor, as a customer and then as an employee; `shoot` takes the picture of what is on the screen. */
export async function tour(page: Page, db: Kysely<DB>, shoot: Shoot) {
  await fixRequestNumbers(db)
  for (const { address, ...shot } of plainScreens) {
    await open(page, address)
    await shoot(shot)
  }
  await shell(page, shoot)
  const email = `kovacs.anna.${page.viewportSize()?.width}@pelda.hu`
  await booking(page, shoot, email)
  await jobsDone(db)
  await tracking(page, db, shoot, email)
  await fillDesk(db)
  await fillOffice(db)
  await fillWorksheets(db)
  await personalTour(page, db, shoot)
  await companyTour(page, db, shoot)
  await desk(page, db, shoot)
}

/** The screens of business customers alone. */
export async function tourOfCompanies(page: Page, db: Kysely<DB>, shoot: Shoot) {
  await fixRequestNumbers(db)
  await companyTour(page, db, shoot)
  await logInAtDesk(page, async () => {})
  await companyDeskTour(page, db, shoot)
}

/** The worksheets alone. */
export async function tourOfWorksheets(page: Page, db: Kysely<DB>, shoot: Shoot) {
  await fixRequestNumbers(db)
  await fillWorksheets(db)
  await logInAtDesk(page, async () => {})
  await worksheetTour(page, db, shoot)
}

/** Request numbers are random; in pictures they stay the same. */
async function fixRequestNumbers(db: Kysely<DB>) {
  await sql`create sequence if not exists shown_numbers start 204815163 increment 1000003`.execute(db)
  await sql`create or replace function new_request_id() returns bigint language sql volatile as $$ select nextval('shown_numbers') $$`.execute(db)
}

/** What follows a booking (email, sheet, courier) has happened before the next picture. */
async function jobsDone(db: Kysely<DB>) {
  for (let tries = 0; tries < 120; tries++) {
    const { rows } =
      await sql`select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and left(name, 2) <> '__'`.execute(db)
    if (rows.length === 0) return
    await wait(250)
  }
  throw new Error('Jobs are still waiting after half a minute')
}

async function shell(page: Page, shoot: Shoot) {
  await open(page, '/igenyles/gyartok')
  await page.getByRole('searchbox').fill('xyz')
  await shoot({ name: 'gyartok-nincs-talalat', what: 'Brands: nothing found' })

  await open(page, '/sutibeallitasok')
  const drawer = page.getByRole('button', { name: 'Menü megnyitása' })
  if (await drawer.isVisible()) await drawer.click()
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Javítás igénylése/ })
      .click()
  await shoot({ name: 'menu', what: 'Menu', isAsSeen: true })

  await open(page, '/sutibeallitasok')
  await page.getByRole('button', { name: /Rendszerüzenet/ }).click()
  await page.getByText('Megújult a Mobilfutár').waitFor()
  await shoot({ name: 'rendszeruzenet', what: 'System message', isAsSeen: true })
}

const imeis: Readonly<Record<number, string>> = { 360: '352099001761481', 1280: '358240051111110' }

async function booking(page: Page, shoot: Shoot, email: string) {
  await open(page, '/igenyles/gyartok/huawei/garancialis-javitasok')
  await goOn(page)
  await shoot({ name: 'foglalas-1-hibak', what: 'Booking: what is missing, each linked to its field' })
  await page.reload()
  await screenIsReady(page)
  await fillDevice(page, { group: 'Mobiltelefon', type: 'p', imei: imeis[page.viewportSize()?.width ?? 360] })
  await shoot({ name: 'foglalas-1', what: 'Booking 1: the device' })
  await goOn(page)
  await fillFault(page, { withInvoice: true })
  await shoot({ name: 'foglalas-2', what: 'Booking 2: the fault and the documents' })
  await goOn(page)
  await fillPickup(page, { email })
  await shoot({ name: 'foglalas-3', what: 'Booking 3: pickup and addresses' })
  await goOn(page)
  await fillBilling(page)
  await shoot({ name: 'foglalas-4', what: 'Booking 4: the invoice' })
  await goOn(page)
  await agree(page)
  await shoot({ name: 'foglalas-5', what: 'Booking 5: check and send' })
  await send(page)
  await isDone(page)
  await shoot({ name: 'foglalas-kesz', what: 'Booked' })
}

async function tracking(page: Page, db: Kysely<DB>, shoot: Shoot, email: string) {
  const newestEmail = await emailTo(page.request, email, '')
  await page.goto('/dev/mails')
  await shoot({ name: 'levelek', what: 'The viewer of letters, for trying out' })
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  await shoot({ name: 'level', what: 'The letter after a booking' })

  await open(page, linkIn(newestEmail, '/igeny-reszletei/'))
  await page.getByRole('heading', { name: 'Hol tart most?' }).waitFor()
  await shoot({ name: 'igeny-reszletei', what: 'A request being followed' })
  await page.getByRole('button', { name: 'Másik időpontot választok' }).click()
  await shoot({ name: 'igeny-reszletei-masik-idopont', what: 'Moving the pickup' })
  await page.reload()
  await page.getByRole('button', { name: 'Lemondom az igényt' }).click()
  await shoot({ name: 'igeny-reszletei-lemondas', what: 'Cancelling' })

  const [number = ''] = /\d{9}/.exec(page.url()) ?? []
  await sendQuote(db, Number(number))
  await page.reload()
  await page.getByRole('heading', { name: 'Árajánlat a javításra' }).waitFor()
  await shoot({ name: 'igeny-reszletei-arajanlat', what: 'A quote, to be decided from the link of a letter' })

  await open(page, '/nyomonkovetes')
  await page.getByLabel('Igény azonosítója').fill(number)
  await page.getByLabel('E-mail-cím').fill(email)
  await page.getByRole('button', { name: 'Hivatkozás kérése' }).click()
  await page.getByRole('heading', { name: 'Nézze meg a leveleit' }).waitFor()
  await shoot({ name: 'nyomonkovetes-level-ment', what: 'Tracking: the link is on its way' })
  await open(page, linkIn(await emailTo(page.request, email, 'nyomon követése'), '/bejelentkezes-megerositese#'))
  await shoot({ name: 'bejelentkezes-megerositese', what: 'Tracking: the link is spent by a click' })
}

/** A morning at the service desk: something of everything, once for both widths. */
async function fillDesk(db: Kysely<DB>) {
  const known = await db.selectFrom('requests').select('id').where('lastName', '=', 'Szabó').executeTakeFirst()
  if (known) return
  const received = (days: number) => Temporal.Instant.from('2026-11-23T07:00:00Z').subtract({ hours: 24 * days })
  const add = (lastName: string, firstName: string, days: number, row: Parameters<typeof insertRequest>[1]) =>
    insertRequest(db, { lastName, firstName, email: `${days}@pelda.hu`, receivedAt: received(days), ...row })
  await add('Szabó', 'Gergely', 9, { status: 'ARRIVED', brandId: 12, promisedBy: '2026-11-20' })
  await add('Balogh', 'Márton', 8, { status: 'DELIVERY_IN_ORDERED', brandId: 7, pickupDay: '2026-11-20' })
  await add('Horváth', 'Ágnes', 7, { status: 'QUOTE_DONE', brandId: 2, promisedBy: '2026-12-01' })
  await add('Őri', 'Zsófia', 6, { status: 'ARRIVED', holdReason: 'alkatresz', holdSince: received(2), warrantyTypeId: 1, promisedBy: '2026-11-23' })
  await add('Kiss', 'Bence', 4, { status: 'QUOTE_ACCEPTED', brandId: 13, promisedBy: '2026-11-27', companyName: 'Északi Nagyker Kft.' })
  await add('Farkas', 'Nóra', 3, { status: 'SHIPPED', outcome: 'REPAIRED', brandId: 6 })
}

async function logInAtDesk(page: Page, shoot: Shoot) {
  await open(page, '/bejelentkezes')
  const address = demoAddress('vezeto')
  await page.getByLabel('E-mail-cím').fill(address)
  await page.keyboard.press('Enter')
  await page.getByLabel('Jelszó', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByLabel('Belépési kód').waitFor()
  await shoot({ name: 'belepesi-kod', what: 'Login: the code mailed to an employee' })
  const [, code = ''] = /Belépési kód: (\d{6})/.exec(await emailTo(page.request, address, 'Belépési kód')) ?? []
  await page.getByLabel('Belépési kód').fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Szervizsor' }).waitFor()
  await screenIsReady(page)
}

async function desk(page: Page, db: Kysely<DB>, shoot: Shoot) {
  await logInAtDesk(page, shoot)
  await shoot({ name: 'szerviz', what: 'The queue of the service desk' })

  await page.getByRole('checkbox', { name: 'Az összes látható kijelölése' }).check()
  await shoot({ name: 'szerviz-kijelolve', what: 'The queue: several requests handled at once', isAsSeen: true })
  await page.keyboard.press('F2')
  await page.keyboard.type('999999999')
  await page.keyboard.press('Enter')
  await page.getByText('Ehhez a kódhoz nem tartozik igény').waitFor()
  await shoot({ name: 'szerviz-kod', what: 'The scan box: an unknown code', isAsSeen: true })

  await open(page, '/iranyitopult/szerviz?bucket=mine')
  await shoot({ name: 'szerviz-ures', what: 'The queue: nothing fits the filters' })
  await open(page, '/iranyitopult/szerviz/kereses?mit=szabo')
  await shoot({ name: 'szerviz-kereses', what: 'Search' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{3}/ })
    .first()
    .click()
  await screenIsReady(page)
  await shoot({ name: 'szerviz-igeny', what: 'A request as the service desk sees it: the worksheet of a device in the workshop' })
  const { id: expected } = await db.selectFrom('requests').select('id').where('lastName', '=', 'Balogh').executeTakeFirstOrThrow()
  await open(page, `/iranyitopult/szerviz/igenyek/${expected}`)
  await shoot({ name: 'szerviz-igeny-atvetel', what: 'A request at the service desk: receiving the device' })
  const { quoted } = await db.selectFrom('quotes').select('requestId as quoted').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await open(page, `/iranyitopult/szerviz/igenyek/${quoted}`)
  await shoot({ name: 'szerviz-igeny-arajanlat', what: 'A request at the service desk: a quote that waits for its customer' })
  for (const [name, what] of [
    ['uzenetek', 'Messages that wait for an answer'],
    ['levelek', 'The outbox'],
    ['rendszeruzenetek', 'System messages'],
    ['munkatarsak', 'Colleagues and what they may do'],
  ] as const) {
    await open(page, `/iranyitopult/szerviz/${name}`)
    await shoot({ name: `szerviz-${name}`, what })
  }
  await officeTour(page, db, shoot)
  await worksheetTour(page, db, shoot)
  await companyDeskTour(page, db, shoot)
  await open(page, '/iranyitopult/biztonsag')
  await shoot({ name: 'biztonsag', what: 'How one gets in, and where one is logged in' })
  await page.goto('/dev/kit')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot({ name: 'kit', what: 'Every piece of the screens, at /dev/kit', showsLoading: true })
}
