import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { phonePhoto } from '#testing/workshop-desk.ts'
import { expectFineOnEveryScreen } from './accessible.ts'
import { decideForMine, sheet } from './brand-sheet.ts'
import { drawSignature } from './draw-signature.ts'
import { createOwnEmployee } from './new-employee.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { onDesktop, phone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

const dayAddress = '/iranyitopult/miele-munkalap'
type Session = Awaited<ReturnType<typeof signInAsEmployee>>

/** Three visits of today, by calls: their owners' names, in the order of the day. */
async function threeVisits(page: Page, { token, uid }: Session) {
  const headers = { Token: token, Language: 'hu' }
  const { today } = (await (await page.request.get('/api/customer-requests/miele', { headers })).json()).data
  const stamp = Date.now()
  return Promise.all(
    ['Alma', 'Barack', 'Citrom'].map(async (fruit, index) => {
      const name = `${fruit} ${stamp}`
      const owner = { name, postalCode: '1024', city: 'Budapest', street: `Lövőház utca ${index + 1}`, phone: '+36 30 123 4567', brand: 'Miele' }
      const { id } = (await (await page.request.post('/api/miele-worksheets', { headers, data: { owner } })).json()).data
      const visit = { day: today, from: `1${index}:00`, to: `1${index + 1}:00`, technicianId: uid }
      const { version } = (await (await page.request.get(`/api/miele-worksheets/${id}`, { headers })).json()).data
      const planned = await page.request.put(`/api/miele-worksheets/${id}/visit`, { headers, data: { version, visit } })
      expect(planned.status()).toBe(200)
      return { id, name, link: `1${index}:00–\u20601${index + 1}:00 ${name}` }
    }),
  )
}

/** The worker has everything the pages need, and the phone every sheet of the day. */
async function isKept(page: Page, ids: readonly number[]) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('offline')
          opening.onsuccess = () => {
            const database = opening.result
            if (!database.objectStoreNames.contains('answers')) {
              database.close()
              return resolve('')
            }
            const names = database.transaction('answers').objectStore('answers').getAllKeys()
            names.onsuccess = () => {
              database.close()
              resolve(names.result.join(' '))
            }
          }
        }),
    )
  for (const id of ids)
    for (const path of ['/miele-worksheets/:id', '/worksheets/:id/bench', '/worksheets/:id/templates'])
      await expect.poll(kept).toContain(`"GET","${path}",{"params":{"id":${id}}}`)
}

async function openIn(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.setViewportSize(phone)
  await page.goto(address)
  await screenIsReady(page)
  return page
}

const write = async (page: Page, field: string, text: string) => {
  await sheet(page).getByLabel(field).fill(text)
  await expect(sheet(page).getByText('Amit írt, ez a készülék megőrzi')).toBeVisible()
}

const openVisit = async (page: Page, link: string) => {
  await page.getByRole('link', { name: link }).click()
  await expect(sheet(page).getByLabel('Készüléktípus')).toBeVisible()
}

const toDay = async (page: Page) => {
  await page.goto(dayAddress)
  await screenIsReady(page)
}

test('a Miele day in flight mode: three sheets, a closed tab, a photo, a signature, and a clash with the desk; everything is there once', {
  tag: onDesktop,
}, async ({ page, browser, baseURL, context }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(phone)
  // Their own, because a timer runs and everything is deleted in the end.
  const { email } = await createOwnEmployee(browser, baseURL, 'technikus')
  const session = await signInAsCustomer(page, email)
  const visits = await threeVisits(page, session)
  const [first, second, third] = visits
  if (!first || !second || !third) throw new Error('There are three visits')
  const headers = { Token: session.token, Language: 'hu' }
  expect((await page.request.post(`/api/worksheets/${second.id}/timer`, { headers, data: {} })).status()).toBe(200)
  await toDay(page)
  await expect(page.getByRole('link', { name: third.link })).toBeVisible()
  await isKept(
    page,
    visits.map(({ id }) => id),
  )

  // In flight mode the tab is closed, and the day opens again, as of when it was read.
  await context.setOffline(true)
  await page.close()
  const away = await openIn(context, dayAddress)
  await expect(away.getByText('Amit lát, ez a készülék őrzi; ekkori állapot:')).toBeVisible()
  await expectFineOnEveryScreen(away)

  await openVisit(away, first.link)
  await write(away, 'A bevizsgálás eredménye', 'A szivattyú elzáródott.')
  await sheet(away)
    .getByLabel('Fénykép a munka előtt')
    .setInputFiles({ name: 'kep.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await expect(sheet(away).getByText('Ezen a készüléken várja a hálózatot.')).toBeVisible()
  // A reload without a network loses neither.
  await away.reload()
  await expect(sheet(away).getByLabel('A bevizsgálás eredménye')).toHaveValue('A szivattyú elzáródott.')
  await expect(sheet(away).getByText('Ezen a készüléken várja a hálózatot.')).toBeVisible()

  await toDay(away)
  await openVisit(away, second.link)
  await write(away, 'Elvégzett munka', 'Ajtótömítés cserélve.')
  // The clock runs on the server: it is stopped later, and its minutes are on the sheet that is signed.
  await sheet(away).getByRole('button', { name: 'Munka vége' }).click()
  await expect(sheet(away).getByText('A munka vége ezen a készüléken várja a hálózatot.')).toBeVisible()
  const labour = Number(await sheet(away).getByLabel('Munkaidő (perc)').inputValue())
  expect(labour).toBeGreaterThan(0)
  await sheet(away).getByRole('button', { name: 'Aláírás', exact: true }).click()
  await sheet(away).getByLabel('Az aláíró neve').fill(second.name)
  await drawSignature(away, sheet(away))
  await sheet(away).getByRole('button', { name: 'Aláírás rögzítése' }).click()
  await expect(sheet(away).getByText('– ezen a készüléken várja a hálózatot')).toBeVisible()
  await expectFineOnEveryScreen(away)

  await toDay(away)
  await openVisit(away, third.link)
  await write(away, 'A bevizsgálás eredménye', 'Nem fűt.')
  await toDay(away)
  await expect(away.getByText('3 munkalap vár küldésre:')).toBeVisible()
  await expect(away.getByText('2 fénykép és aláírás vár a hálózatra.')).toBeVisible()
  await expectFineOnEveryScreen(away)
  await away.getByRole('button', { name: 'Következő nap' }).click()
  await expect(away.getByText('Ezt a napot ez a készülék nem őrzi')).toBeVisible()
  await expectFineOnEveryScreen(away)
  await toDay(away)

  // The desk writes where the third visit was written on.
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await signInAsEmployee(desk, 'vezeto')
  await desk.goto(`/iranyitopult/miele-munkalap-reszletek/${third.id}`)
  await screenIsReady(desk)
  await sheet(desk).getByLabel('A bevizsgálás eredménye').fill('Az ügyfél szerint zajos is.')
  await expect(sheet(desk).getByText(/Mentve:/)).toBeVisible()

  await context.setOffline(false)
  await expect(away.getByText('1 munkalap vár küldésre:')).toBeVisible({ timeout: 30_000 })
  await expect(away.getByText('vár a hálózatra')).toHaveCount(0)
  await away.getByRole('link', { name: '1. munkalap' }).click()
  await decideForMine(away, { mine: 'Nem fűt.', theirs: 'Az ügyfél szerint zajos is.' })
  await toDay(away)
  await expect(away.getByText('vár küldésre')).toHaveCount(0)

  // Everything is on the server, once.
  const onServer = async (id: number) => ({
    ...(await away.request.get(`/api/miele-worksheets/${id}`, { headers }).then(async (answer) => (await answer.json()).data.sheet)),
    ...(await away.request.get(`/api/worksheets/${id}/bench`, { headers }).then(async (answer) => (await answer.json()).data)),
  })
  expect(await onServer(first.id)).toMatchObject({ diagnosis: 'A szivattyú elzáródott.', photos: [{ moment: 'before' }] })
  expect(await onServer(second.id)).toMatchObject({
    workDone: 'Ajtótömítés cserélve.',
    labourMinutes: labour,
    signature: { signer: second.name, holds: true },
    timer: { mine: null },
  })
  expect(await onServer(third.id)).toMatchObject({ diagnosis: 'Nem fűt.' })

  // What the browser keeps goes when somebody says so, with the worker.
  await away.goto('/sutibeallitasok')
  await screenIsReady(away)
  await away.getByRole('button', { name: 'Tárolt adatok törlése ezen az eszközön' }).click()
  const left = async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  })
  await expect.poll(() => away.evaluate(left)).toEqual({ databases: [], caches: [], workers: 0 })
})

test('only the pages of visits start the worker, and it keeps nothing but pages and their files', { tag: onDesktop }, async ({ page }) => {
  await page.goto('/igenyles')
  await screenIsReady(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const worker = await page.request.get('/iranyitopult/miele-worker.js')
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache'])
  expect(worker.headers()['content-type']).toContain('javascript')

  await signInAsEmployee(page, 'technikus')
  // Led there by the router, the page is opened by the browser: only its document may start the worker.
  await page.goto('/iranyitopult')
  await screenIsReady(page)
  await page.getByRole('link', { name: 'Miele' }).first().click()
  await expect(page).toHaveURL(/miele-munkalap$/)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, files: requests.flat().map(({ url }) => new URL(url).pathname) }
  })
  expect(kept.names).toHaveLength(1)
  expect(kept.files.filter((file) => !file.startsWith('/assets/'))).toEqual([dayAddress])
  const another = await page.evaluate(() => {
    try {
      ;(window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy('mine', {})
      return 'taken'
    } catch {
      return 'refused'
    }
  })
  expect(another).toBe('refused')
})
