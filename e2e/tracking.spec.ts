import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// From the booking to the tracking page, by the link of the login and by the link of the email; change, documents, cancel, and every way it does not open.

const asksForLink = async (page: Page, number: string, email: string) => {
  await page.getByLabel('Igény azonosítója').fill(number)
  await page.getByLabel('E-mail-cím').fill(email)
  await page.getByRole('button', { name: 'Hivatkozás kérése' }).click()
}

/** Logs in by the mailed link and stands on the page of the request. */
async function follow(page: Page, email: string, crmRequestId: number) {
  await page.goto('/nyomonkovetes')
  await asksForLink(page, String(crmRequestId), email)
  await expect(page.getByRole('heading', { name: 'Nézze meg a leveleit' })).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText('Adja meg az igény azonosítóját')
  await page.goto(linkIn(await emailTo(page.request, email, 'nyomon követése'), '/bejelentkezes-megerositese#'))
  await page.getByRole('button', { name: 'Belépés', exact: true }).click()
  await expect(page).toHaveURL(`/igeny-reszletei/${crmRequestId}`)
  await expect(page.getByRole('heading', { name: 'Hol tart most?' })).toBeVisible()
}

test('a link that is opened twice at once opens in both tabs, in whatever order they hear of each other', { tag: onPhone }, async ({
  page,
  context,
}) => {
  const email = newEmail()
  await bookByApi(page.request, email)
  const link = linkIn(await emailTo(page.request, email, 'Igényét megkaptuk'), '/igeny-reszletei/')
  // The first tab hears its own answer only after the second has got a newer cookie.
  const { promise: isOpened, resolve: opened } = Promise.withResolvers<void>()
  await page.route('**/api/follow-request', async (route) => {
    const answer = await route.fetch()
    await isOpened
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  const answered = page.waitForRequest('**/api/follow-request')
  await page.goto(link)
  await answered
  const other = await context.newPage()
  await other.goto(link)
  await screenIsReady(other)
  opened()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Hol tart most?' })).toBeVisible()
    await screenIsReady(tab)
    await expect(tab.getByText('Valami nem sikerült')).toHaveCount(0)
    const message = tab.getByRole('textbox', { name: 'Üzenet a szerviznek' })
    // The token of the session fits the cookie again.
    await message.fill('Csöngessenek kétszer.')
    await tab.getByRole('button', { name: 'Üzenet küldése' }).click()
    await expect(message).toHaveValue('')
  }
})

test('a request is found by its number and e-mail, and tells where it is and what comes next', async ({ page, baseURL, isMobile }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await follow(page, email, crmRequestId)

  const main = page.getByRole('main')
  // The courier is ordered within seconds of the booking, by a job.
  await expect(main).toContainText(/Rögzítettük az igényét|A futárt megrendeltük/)
  await expect(main).toContainText('A futár felveszi a készüléket')
  await expect(main.getByRole('listitem').filter({ hasText: 'Új igény, elbírálás alatt' })).toHaveAttribute('aria-current', 'step')
  await expect(main.getByText('(hátralévő lépés)')).toHaveCount(7)
  await expect(main).toContainText(/utolsó jegyei: \d{4}/)
  await expect(main).not.toContainText(email)
  // Nobody declared it at the booking: it is answered here, and stays answered.
  const checklist = main.getByRole('region', { name: 'Előkészítés a felvétel előtt' })
  const lock = checklist.getByRole('group', { name: 'Kapcsolja ki a képernyőzárat' })
  await lock.getByRole('radio', { name: 'A hiba miatt nem lehet' }).check()
  await expect(checklist.getByRole('status')).toHaveText('5 pontból 1 megválaszolva Elmentettük.')
  await page.reload()
  await expect(lock.getByRole('radio', { name: 'A hiba miatt nem lehet' })).toBeChecked()
  await expectAccessible(page)
  if (isMobile) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  }

  // SPEC 4: whoever followed a request is not sent to the login of accounts. Nothing of the session is left behind.
  await main.getByRole('button', { name: 'Kilépés a nyomon követésből' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Az igény megnyitásához lépjen be' })).toBeVisible()
  await expect(page).toHaveURL(`/igeny-reszletei/${crmRequestId}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Az igény megnyitásához lépjen be' })).toBeVisible()
  expect(watch.errors).toEqual([])
  expect(watch.foreign).toEqual([])
})

test('the link of the login works by a click only, once, and never travels to the server before it', async ({ page, browser }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await page.goto('/nyomonkovetes')
  await asksForLink(page, String(crmRequestId), email)
  await expect(page.getByRole('heading', { name: 'Nézze meg a leveleit' })).toBeVisible()
  const link = linkIn(await emailTo(page.request, email, 'nyomon követése'), '/bejelentkezes-megerositese#')
  const token = link.split('#')[1] ?? 'no token'

  // A mail scanner with a real browser opens it and clicks nothing.
  const scanner = await browser.newPage()
  const asked: string[] = []
  scanner.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`))
  await scanner.goto(link)
  await expect(scanner.getByRole('button', { name: 'Belépés', exact: true })).toBeEnabled()
  await scanner.request.get(`/api/login-process/${token}`)
  expect(asked.filter((text) => text.includes(token))).toEqual([])
  await scanner.close()

  await page.goto(link)
  await screenIsReady(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Belépés', exact: true }).dblclick()
  await expect(page).toHaveURL(`/igeny-reszletei/${crmRequestId}`)

  const another = await browser.newContext()
  const second = await another.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Belépés', exact: true }).click()
  await expect(second.getByRole('heading', { name: 'Ez a hivatkozás már nem használható' })).toBeFocused()
  await expectAccessible(second)
  await second.getByRole('link', { name: 'Új hivatkozás kérése' }).click()
  await expect(second).toHaveURL('/nyomonkovetes')
  await another.close()
})

test('the link of the confirmation email opens the request again and again', { tag: onPhone }, async ({ page }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  const link = linkIn(await emailTo(page.request, email, ''), '/igeny-reszletei/')
  for (let i = 0; i < 2; i++) {
    await page.goto(link)
    await expect(page).toHaveURL(`/igeny-reszletei/${crmRequestId}`)
    await expect(page.getByRole('heading', { name: 'Hol tart most?' })).toBeVisible()
    await page.evaluate(() => window.sessionStorage.clear())
  }
})

test('the link opened in a second tab does not show the first one out', { tag: onPhone }, async ({ page, context }) => {
  const email = newEmail()
  await bookByApi(page.request, email)
  const link = linkIn(await emailTo(page.request, email, ''), '/igeny-reszletei/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Hol tart most?' })).toBeVisible()
  const second = await context.newPage()
  // It does not hear of changes: otherwise it offers nothing any more as soon as it does.
  await second.route('**/api/customer-requests/live*', (route) => route.abort())
  await second.goto(link)
  await expect(second.getByRole('heading', { name: 'Hol tart most?' })).toBeVisible()

  await page.getByRole('button', { name: 'Lemondom az igényt' }).click()
  await page.getByRole('radio', { name: 'Más okból' }).check()
  await page.getByRole('button', { name: 'Igen, lemondom' }).click()
  await expect(page.getByText(/^Az igényt lemondta/)).toBeVisible()
  // What the second tab still offers is refused with a reason, and the screen shows what is true now.
  await second.getByRole('button', { name: 'Lemondom az igényt' }).click()
  await second.getByRole('radio', { name: 'Más okból' }).check()
  await second.getByRole('button', { name: 'Igen, lemondom' }).click()
  await expect(second.getByText('Ezt az igényt lemondta.')).toBeVisible()
})

test('a followed request whose session ended elsewhere says so in place, not at the login of accounts', { tag: onPhone }, async ({ page }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await follow(page, email, crmRequestId)
  const token = await page.evaluate(() => window.sessionStorage.getItem('token') ?? '')
  expect((await page.request.post('/api/logout', { headers: { Token: token }, data: {} })).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'A nyomon követés lejárt' })).toBeVisible()
  await expect(page).toHaveURL(`/igeny-reszletei/${crmRequestId}`)
  expect(await page.evaluate(() => [window.sessionStorage.getItem('token'), window.sessionStorage.getItem('trackingLogin')])).toEqual([null, null])
})

test('the pickup is moved, documents are added, and the request is cancelled, by keyboard', async ({ page }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await follow(page, email, crmRequestId)
  const main = page.getByRole('main')

  await main.getByRole('button', { name: 'Másik időpontot választok' }).press('Enter')
  await expect(main.getByRole('heading', { name: 'Másik felvételi időpont' })).toBeFocused()
  await main.getByRole('button', { name: 'Időpont mentése' }).press('Enter')
  const days = main.getByRole('group', { name: 'Melyik napon jöjjön a futár?' })
  await expect(days).toHaveAccessibleDescription('Válasszon napot és idősávot.')
  await expect(days.getByRole('radio', { disabled: false }).first()).toBeFocused()
  await days.getByRole('radio').nth(3).press('Space')
  await main.getByRole('group', { name: 'Melyik idősávban?' }).getByRole('radio', { name: '12 és 17 óra között' }).press('Space')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Időpont mentése' }).press('Enter')
  await expect(main.getByText(/Az új felvételi időpont: .*12 és 17 óra között/)).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: '12 és 17 óra között' })).toBeVisible()

  await main.getByLabel(/^Jótállási jegy/).setInputFiles({ name: 'jotallas.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a pdf') })
  await expect(main.getByText('PDF-fájlt válasszon')).toBeVisible()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  await main.getByLabel(/^Jótállási jegy/).setInputFiles({ name: 'jotallas.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(main.getByText('Feltöltöttük: jotallas.pdf')).toBeVisible()
  // One line says what was done last, wherever on the page that was.
  await expect(main.getByText(/Az új felvételi időpont/)).toHaveCount(0)
  await expect(main.getByRole('link', { name: /Megnyitás: Jótállási jegy: jotallas.pdf/ })).toBeVisible()

  await main.getByRole('button', { name: 'Lemondom az igényt' }).press('Enter')
  await expect(main.getByRole('heading', { name: 'Igény lemondása' })).toBeFocused()
  await main.getByRole('button', { name: 'Mégsem mondom le' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Lemondom az igényt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Igen, lemondom' }).press('Enter')
  const reasons = main.getByRole('group', { name: 'Miért mondja le?' })
  await expect(reasons).toHaveAccessibleDescription('Válassza ki az okot.')
  await expect(reasons.getByRole('radio').first()).toBeFocused()
  await reasons.getByRole('radio', { name: 'Újra működik a készülék' }).press('Space')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Igen, lemondom' }).press('Enter')
  await expect(main.getByText(/^Az igényt lemondta/)).toBeVisible()
  await expect(main).toContainText('Ezt az igényt lemondta.')
  await expect(main.getByRole('button', { name: 'Lemondom az igényt' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a pickup day that is no more offered when it is sent is said to be gone, and another is chosen', async ({ page }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await follow(page, email, crmRequestId)
  const main = page.getByRole('main')
  let isBeforeCutOff = true
  await page.route('**/api/pickup-days*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { pickupDays: { day: string }[] } }
    const [first] = body.data.pickupDays
    // A day that was offered until a moment ago; the server knows it no more.
    if (isBeforeCutOff && first) first.day = Temporal.PlainDate.from(first.day).subtract({ days: 1 }).toString()
    isBeforeCutOff = false
    await route.fulfill({ response: answer, json: body })
  })
  await main.getByRole('button', { name: 'Másik időpontot választok' }).press('Enter')
  const group = main.getByRole('group', { name: 'Melyik napon jöjjön a futár?' })
  const days = group.getByRole('radio')
  await days.first().press('Space')
  const windows = main.getByRole('group', { name: 'Melyik idősávban?' }).getByRole('radio')
  await windows.first().press('Space')
  await main.getByRole('button', { name: 'Időpont mentése' }).press('Enter')
  await expect(group).toHaveAccessibleDescription('A választott felvételi nap nem elérhető. Válasszon másik napot.')
  await expect(windows).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Időpont mentése' }).press('Enter')
  await expect(group).toHaveAccessibleDescription('Válasszon napot és idősávot.')
  await days.nth(3).press('Space')
  await expect(main.getByText('Válasszon napot és idősávot.')).toHaveCount(0)
  await windows.last().press('Space')
  await main.getByRole('button', { name: 'Időpont mentése' }).press('Enter')
  await expect(main.getByText(/Az új felvételi időpont: /)).toBeVisible()
})

test('a document opens by its link, is shown and saved; a wrong link says so in a dialog', async ({ page }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await page.goto('/javitasi-dokumentumok/nyomonkovetes')
  await screenIsReady(page)
  await expectAccessible(page)
  await asksForLink(page, String(crmRequestId), email)
  await expect(page.getByRole('heading', { name: 'Megerősítő levelet küldünk' })).toBeVisible()
  await page.goto(linkIn(await emailTo(page.request, email, 'Javítási dokumentumok'), '/bejelentkezes-megerositese#'))
  await page.getByRole('button', { name: 'Belépés', exact: true }).click()
  await expect(page).toHaveURL('/javitasi-dokumentumok/nyomonkovetes')
  await expect(page.getByText('Sikeres azonosítás')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Megnyitás: Átadás-átvételi lap/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Javítási dokumentum' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letöltés' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto(`${new URL(page.url()).pathname.slice(0, -4)}xxxx`)
  const dialog = page.getByRole('dialog', { name: 'A dokumentum nem található' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bezárás' }).press('Enter')
  await expect(dialog).toBeHidden()
})

test('what is typed before the script is here is kept, and is not sent into the address', { tag: onPhone }, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/nyomonkovetes', { waitUntil: 'commit' })
  await page.getByLabel('Igény azonosítója').fill('123 456 789')
  await page.getByLabel('E-mail-cím').fill('korai@pelda.hu')
  await page.getByLabel('E-mail-cím').press('Enter')
  release()
  await screenIsReady(page)
  await expect(page).toHaveURL('/nyomonkovetes')
  await page.getByRole('button', { name: 'Hivatkozás kérése' }).click()
  await expect(page.getByText('korai@pelda.hu')).toBeVisible()
})

test('what does not open says why and leads on', async ({ page }) => {
  const mine = newEmail()
  const { crmRequestId } = await bookByApi(page.request, mine)
  const { crmRequestId: foreign } = await bookByApi(page.request, newEmail())

  await page.goto(`/igeny-reszletei/${crmRequestId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Az igény megnyitásához lépjen be' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Hivatkozás kérése' }).click()
  await expect(page.getByLabel('Igény azonosítója')).toHaveValue(/\d{3}.\d{3}.\d{3}/)

  await page.goto('/igeny-reszletei/nincs-ilyen-hivatkozas')
  await expect(page.getByRole('heading', { level: 1, name: 'Ez a hivatkozás már nem használható' })).toBeVisible()

  await follow(page, mine, crmRequestId)
  await page.goto(`/igeny-reszletei/${foreign}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nem található igény' })).toBeVisible()
  await expectAccessible(page)

  // Nothing is reread by itself, so the reload is the first to find that the session is over.
  await page.route('**/api/customer-requests/live', (route) => route.abort())
  await page.goto(`/igeny-reszletei/${crmRequestId}`)
  await expect(page.getByRole('heading', { name: 'Hol tart most?' })).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'A nyomon követés lejárt' })).toBeVisible()

  await page.goto('/nyomonkovetes')
  await page.getByRole('button', { name: 'Hivatkozás kérése' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Kérjük, javítsa' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link', { name: /igény azonosítóját vagy a munkalap/ }).click()
  await expect(page.getByLabel('Igény azonosítója')).toBeFocused()
})
