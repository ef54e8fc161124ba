import { expect, type Page, test } from '@playwright/test'
import { samplePdf } from '#testing/factories.ts'
import { arrivalBody, phonePhoto } from '#testing/workshop-desk.ts'
import { isSaved, sheet } from './brand-sheet.ts'
import { byHand, pressByKeyboard, tabTo, writeByKeyboard } from './by-keyboard.ts'
import { bookByApi, newEmail } from './followed-request.ts'
import { createOwnEmployee } from './new-employee.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

/** Every call takes a second longer. @returns what ends that */
async function slowDown(page: Page) {
  const calls = /\/api\/.*(?<!\/live)$/
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue().catch(() => undefined)
  })
  return () => page.unrouteAll({ behavior: 'ignoreErrors' })
}

test('a slow network, double clicks, a colleague, the way back in the middle of a word and a minute without a network: nothing is lost, and nothing done unasked', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000)
  page.setDefaultTimeout(15_000)
  const watch = await watchPage(page, baseURL ?? '')
  const { crmRequestId: id } = await bookByApi(page.request, newEmail(), { serviceEntry: 'brand=apple&warrantyType=2' })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, { checks: { ...arrivalBody().checks, locator: { finding: 'fine', note: '' } } })
  // The clock of the demo technician runs in other tests.
  const { email } = await createOwnEmployee(browser, baseURL, 'technikus')
  await signInAsCustomer(page, email)
  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU' })).newPage()
  await signInAsEmployee(colleague, 'vezeto')
  await page.goto(`/iranyitopult/apple-munkalap?mit=${id}`)
  await screenIsReady(page)
  const link = page.getByRole('listitem').getByRole('link', { name: /^AP-2026-/ })
  await colleague.goto((await link.getAttribute('href')) ?? '')
  await pressByKeyboard(page, link)
  await expect(sheet(page).getByLabel('Fénykép a munka előtt')).toBeAttached()
  const photo = { name: 'kep.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await sheet(page).getByLabel('Fénykép a munka előtt').setInputFiles([photo, photo])
  await expect(sheet(page).getByRole('img', { name: /^Munka előtt, 2/ })).toBeVisible()

  // The second press of the double click would fall on the last word.
  await sheet(page).getByRole('button', { name: '2. fénykép törlése' }).dblclick()
  const question = sheet(page).getByRole('heading', { name: 'Törli a fényképet?' })
  const opener = sheet(page).getByRole('button', { name: '2. fénykép törlése' })
  await expect(question).toBeFocused()
  await expect(question).toHaveCSS('outline-style', 'none')
  await pressByKeyboard(page, sheet(page).getByRole('button', { name: 'Vissza', exact: true }))
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeFocused()
  await expect(question).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  // Whoever only passes a field writes nothing over what a colleague wrote there.
  const caption = sheet(page).getByLabel('Mi látható rajta? (1.)')
  const shows = (words: string) => expect(sheet(page).getByRole('img', { name: `Munka előtt, 1. fénykép: ${words}` })).toBeVisible()
  await sheet(colleague).getByLabel('Mi látható rajta? (1.)').fill('Törött üveg')
  await sheet(colleague).getByLabel('Mi látható rajta? (1.)').blur()
  await shows('Törött üveg')
  await expect(caption).toHaveValue('Törött üveg')
  await caption.focus()
  await page.keyboard.press('Tab')
  await caption.fill('Törött üveg, karcos keret')
  await page.reload()
  await shows('Törött üveg, karcos keret')

  // The first photos are there before those that were chosen after them.
  const second = Promise.withResolvers<void>()
  const uploads: string[] = []
  await page.route('**/photos', async (route) => {
    if (uploads.push(route.request().method()) > 1) await second.promise
    await route.continue()
  })
  const after = sheet(page).getByLabel('Fénykép a munka után')
  await after.setInputFiles([photo])
  await after.setInputFiles([photo])
  await expect(sheet(page).getByRole('img', { name: 'Munka után, 1. fénykép' })).toBeVisible()
  await expect(sheet(page).getByText('A fényképek feltöltése…')).toBeVisible()
  second.resolve()
  await expect(sheet(page).getByRole('img', { name: 'Munka után, 2. fénykép' })).toBeVisible()
  await expect(sheet(page).getByText('A fényképek feltöltése…')).toHaveCount(0)
  await page.unroute('**/photos')

  const fast = await slowDown(page)
  const timer = sheet(page).getByRole('button', { name: /^Munka (kezdése|vége)$/ })
  await timer.dblclick()
  await expect(timer).toHaveText('Munka vége')
  await timer.press('Enter')
  await expect(sheet(page).getByText(/Hozzáadva a munkaidőhöz/)).toBeVisible()
  await expect(timer).toHaveText('Munka kezdése', { timeout: 500 })

  const upload = page.getByLabel('PDF feltöltése')
  await upload.setInputFiles({ name: 'irat.pdf', mimeType: 'application/pdf', buffer: samplePdf() })
  await expect(page.getByText('A feltöltés folyamatban van…')).toBeVisible()
  await expect(upload).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'irat.pdf' })).toHaveCount(1)

  // Back before the last words have arrived: they are on the sheet that is opened again, and nobody else wrote them.
  const finding = sheet(page).getByLabel('A bevizsgálás eredménye')
  await finding.focus()
  await page.keyboard.type('A kijelző', byHand)
  await page.goBack()
  await page.goForward()
  await expect(finding).toHaveValue('A kijelző')
  await finding.press('End')
  await page.keyboard.type(' törött.', byHand)
  await isSaved(page)
  await expect(sheet(page).getByText(/Közben máshol is módosították/)).toHaveCount(0)
  await fast()

  // Left before a saving could fail: what cannot arrive is asked about.
  await page.context().setOffline(true)
  await finding.press('End')
  await page.keyboard.type(' Alul is.', byHand)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(finding).toHaveValue('A kijelző törött. Alul is.')
  await expect(finding).toBeFocused()
  await writeByKeyboard(page, sheet(page).getByLabel('Elvégzett munka'), 'Kijelző cserélve.', byHand)
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'A mentés nem sikerült' })).toBeVisible()
  await page.context().setOffline(false)
  await isSaved(page)
  await expect(sheet(page).getByLabel('Elvégzett munka')).toBeFocused()
  await expect(sheet(colleague).getByLabel('Elvégzett munka')).toHaveValue('Kijelző cserélve.')
  await expect(sheet(colleague).getByLabel('A bevizsgálás eredménye')).toHaveValue('A kijelző törött. Alul is.')
  expect([watch.errors, watch.refused]).toEqual([[], []])
  await tabTo(page, sheet(page).getByRole('button', { name: 'Kész szöveg beszúrása' }).nth(1))
})
