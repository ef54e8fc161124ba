import { expect, type Page, test } from '@playwright/test'
import { bookByApi, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

// A network in name only: the sheet is left in the middle of a word, unasked, and what was sent behind whoever left never arrives.

const saving = '**/api/customer-requests/*/worksheet'

async function openSheet(page: Page, crmRequestId: number) {
  await page.goto(`/iranyitopult/szerviz/igenyek/${crmRequestId}`)
  await screenIsReady(page)
  await page.getByRole('tab', { name: 'Munkalap' }).click()
  return page.getByRole('tabpanel', { name: 'Munkalap' })
}

test('what was typed last on a worksheet that is left stands there again when its saving failed, and is saved', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsEmployee(page, 'vezeto')
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await (await workshop(browser, baseURL)).receive(crmRequestId, {})

  const failed = Promise.withResolvers<void>()
  await page.route(saving, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.abort('connectionreset')
    failed.resolve()
  })
  const finding = (await openSheet(page, crmRequestId)).getByLabel('A bevizsgálás eredménye')
  await finding.fill('A kijelző eltört.')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/szerviz$/)
  await failed.promise
  await page.unroute(saving)

  const sheet = await openSheet(page, crmRequestId)
  await expect(sheet.getByLabel('A bevizsgálás eredménye')).toHaveValue('A kijelző eltört.')
  await expect(sheet.getByText(/^Mentve:/)).toBeVisible()
  // The server has it: nothing is kept, and another tab reads it.
  await expect.poll(() => page.evaluate(() => Object.keys(window.sessionStorage).filter((name) => name.startsWith('draft worksheet')))).toEqual([])
  const other = await openSheet(await page.context().newPage(), crmRequestId)
  await expect(other.getByLabel('A bevizsgálás eredménye')).toHaveValue('A kijelző eltört.')
})

test('what was typed on a sheet that a colleague closes stays in sight with why, and stands beside the sheet when it is opened again', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  await signInAsEmployee(page, 'vezeto')
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  const desk = await workshop(browser, baseURL)
  await desk.receive(crmRequestId, {})

  await page.route(saving, (route) => (route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue()))
  const sheet = await openSheet(page, crmRequestId)
  const note = sheet.getByLabel(/^Belső megjegyzés/)
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await note.fill('A hátlap is laza.')
  await failed
  await desk.returnUnrepaired(crmRequestId)
  const over = sheet.getByRole('complementary', { name: 'Lezárult űrlap' })
  await expect(over).toBeInViewport({ ratio: 1 })
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport({ ratio: 1 })

  // The browser asks before the page is left, and Playwright says yes.
  await openSheet(page, crmRequestId)
  await expect(sheet.getByText('A hátlap is laza.')).toBeVisible()
  await expect(sheet.getByText('Ezt írta a munkalapra, de elküldeni már nem lehetett:')).toBeVisible()
  await expect(sheet.getByLabel(/^Belső megjegyzés/)).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Elvetem, amit írtam' }).press('Enter')
  await expect(sheet.getByText('A hátlap is laza.')).toHaveCount(0)
  await expect(page.locator('#panel-worksheet')).toBeFocused()
  await openSheet(page, crmRequestId)
  await expect(sheet.getByText(/^Lezárva:/)).toBeVisible()
  await expect(sheet.getByText('A hátlap is laza.')).toHaveCount(0)
})
