import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { arrivalBody } from '#testing/workshop-desk.ts'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop, onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

/** As large as phones make them. */
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

const panel = (page: Page, name: 'arrival' | 'worksheet') => page.locator(`[data-panel="${name}"]`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
/** The condition of one thing, chosen by keyboard. */
const choose = (page: Page, item: string, finding: string) =>
  panel(page, 'arrival').getByRole('group', { name: item, exact: true }).getByRole('radio', { name: finding }).press('Space')

/** The desk's page of a request whose courier has been ordered. */
async function onItsWay(page: Page, email: string) {
  const { crmRequestId } = await bookByApi(page.request, email)
  await expect(async () => {
    await page.goto(`/iranyitopult/szerviz/igenyek/${crmRequestId}`)
    await screenIsReady(page)
    await expect(panel(page, 'arrival').getByRole('heading', { name: 'A készülék átvétele' })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

test('a device is received by keyboard, with photos and a difference; its worksheet saves itself and is closed', {
  tag: onDesktop,
}, async ({ page, baseURL }) => {
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  await signInAsEmployee(page, 'vezeto')
  await onItsWay(page, email)
  const arrival = panel(page, 'arrival')
  await expectFineOnBothScreens(page)

  // A scanner ends with Enter; the form is not sent by it.
  await arrival.getByLabel('A készülékről leolvasott').fill('356938035643809')
  await page.keyboard.press('Enter')
  await expect(arrival.getByText('Nem egyezik a megrendeléssel.')).toBeVisible()
  await choose(page, 'Kijelző', 'sérült')
  await arrival.getByLabel('Megjegyzés: Kijelző').fill('repedt a sarkán')
  await arrival.getByRole('button', { name: 'Átvétel rögzítése' }).press('Enter')
  await expect(arrival.getByRole('alert')).toContainText('Hátlap: Válassza ki az állapotát.')
  await expect(arrival.getByRole('alert')).toBeFocused()
  await arrival.getByRole('button', { name: 'A többi rendben' }).press('Enter')
  await arrival.getByLabel('Fénykép készítése').setInputFiles([await photo('IMG_1.jpg', '#b08050'), await photo('IMG_2.jpg', '#305070')])
  await expect(arrival.getByRole('img')).toHaveCount(2)
  await arrival.getByRole('button', { name: '2. fénykép törlése' }).click()
  await expect(arrival.getByRole('img')).toHaveCount(1)
  await expectFineOnBothScreens(page)
  await arrival.getByRole('button', { name: 'Átvétel rögzítése' }).press('Enter')

  await tab(page, 'Átvétel').click()
  await expect(arrival.getByText('356938035643809 (eltér)')).toBeVisible()
  await expect(arrival.getByRole('img')).toHaveCount(1)
  await expectFineOnBothScreens(page)
  expect(await emailTo(page.request, email, 'eltérést rögzítettünk')).toContain('repedt a sarkán')

  const worksheet = panel(page, 'worksheet')
  await tab(page, 'Munkalap').click()
  await worksheet.getByLabel('A bevizsgálás eredménye').fill('A kijelző törött, a csatlakozó elhasználódott.')
  await expect(worksheet.getByText(/Mentve:/)).toBeVisible()
  await worksheet.getByRole('button', { name: 'Új alkatrész' }).click()
  await worksheet.getByLabel('Megnevezés').fill('Kijelzőegység')
  await worksheet.getByLabel('Nettó egységár (Ft)').fill('sok')
  await expect(worksheet.getByText(/A mentés nem sikerült/)).toBeVisible()
  await worksheet.getByLabel('Nettó egységár (Ft)').fill('32 000')
  await expect(worksheet.getByText(/Mentve:/)).toBeVisible()
  await expectFineOnBothScreens(page)

  // What was saved is there for whoever comes next, down to what was typed in the moment before the page was closed.
  const lastWords = 'Kijelző cseréje, az utolsó szóig.'
  await worksheet.getByLabel('Elvégzett munka').fill(lastWords)
  const here = page.url()
  await page.goto('/sutibeallitasok')
  await page.goto(here)
  await screenIsReady(page)
  await tab(page, 'Munkalap').click()
  await expect(worksheet.getByLabel('Elvégzett munka')).toHaveValue(lastWords)
  await expect(worksheet.getByLabel('Megnevezés')).toHaveValue('Kijelzőegység')
  await worksheet.getByRole('button', { name: 'Visszaküldés javítás nélkül' }).click()
  await worksheet.getByLabel('Mi a javítás eredménye?').selectOption('NO_FAULT')
  await expect(worksheet.getByText('Az ügyfél visszaszállítási díjat fizet.')).toBeVisible()
  await expectFineOnBothScreens(page)
  await worksheet.getByRole('button', { name: 'Lezárás és visszaküldés' }).click()
  await tab(page, 'Munkalap').click()
  await expect(worksheet.getByText('Hiba nem található')).toBeVisible()
  await expect(worksheet.getByRole('button', { name: 'Munkalap megnyitása (PDF)' })).toBeVisible()
  await expectFineOnBothScreens(page)
  expect(await emailTo(page.request, email, 'Nem találtunk hibát')).toContain('4522')
  expect([watch.errors, watch.foreign]).toEqual([[], []])
})

/** A worksheet on the screen: its device was received by call. */
async function onTheBench(page: Page) {
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  const { token } = await signInAsEmployee(page, 'vezeto')
  const headers = { Token: token, Language: 'hu' }
  await expect(async () => {
    const { data } = await (await page.request.get(`/api/service-desk/requests/${crmRequestId}`, { headers })).json()
    const multipart = { data: JSON.stringify({ version: data.version, ...arrivalBody() }) }
    expect((await page.request.post(`/api/customer-requests/${crmRequestId}/arrival`, { headers, multipart })).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
  await page.goto(`/iranyitopult/szerviz/igenyek/${crmRequestId}`)
  await screenIsReady(page)
  await tab(page, 'Munkalap').click()
}

test('a worksheet saves what is typed while it is being saved, holds back what is wrong, and asks only where something would be lost', {
  tag: onPhone,
}, async ({ page }) => {
  await onTheBench(page)
  const worksheet = panel(page, 'worksheet')
  const question = page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' })
  const toQueue = page.getByRole('banner').getByRole('link').first()
  const sent: { revision: number; workDone: string; labourMinutes: unknown }[] = []
  const held = Promise.withResolvers<void>()
  await page.route('**/api/customer-requests/*/worksheet', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent.push(route.request().postDataJSON())
    if (sent.length === 1) await held.promise
    return route.continue()
  })

  await worksheet.getByLabel('A bevizsgálás eredménye').fill('Törött kijelző.')
  await expect.poll(() => sent.length).toBe(1)
  await worksheet.getByLabel('Elvégzett munka').fill('Kijelző cseréje.')
  held.resolve()
  await expect
    .poll(() => sent.map(({ revision, workDone }) => [revision, workDone]))
    .toEqual([
      [0, ''],
      [1, 'Kijelző cseréje.'],
    ])
  await expect(worksheet.getByText(/Mentve:/)).toBeVisible()

  const minutes = worksheet.getByLabel('Munkaidő (perc)')
  await minutes.fill('sok')
  await expect(worksheet.getByText(/A mentés nem sikerült/)).toBeVisible()
  await expect(minutes).toHaveAttribute('aria-invalid', 'true')
  await expect(minutes).toBeFocused()
  expect(sent).toHaveLength(2)
  await toQueue.click()
  await question.getByRole('button', { name: 'Maradok' }).click()
  // Until the dialog is gone, the page behind it takes no text.
  await expect(question).toBeHidden()
  await minutes.fill('30')
  await expect(worksheet.getByText(/Mentve:/)).toBeVisible()
  expect(sent.at(-1)?.labourMinutes).toBe(30)

  // Leaving saves by itself.
  await worksheet.getByLabel('Belső megjegyzés').fill('Az utolsó szó.')
  await toQueue.click()
  await expect(page).toHaveURL(/\/szerviz(\/kereses)?$/)
  await screenIsReady(page)
  await page.goBack()
  await tab(page, 'Munkalap').click()
  await expect(worksheet.getByLabel('Belső megjegyzés')).toHaveValue('Az utolsó szó.')
})
