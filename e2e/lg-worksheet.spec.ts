import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { samplePdf } from '#testing/factories.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { phonePhoto } from '#testing/workshop-desk.ts'
import { expectFineOnBothScreens, expectFineOnEveryScreen } from './accessible.ts'
import { chooseCode, finishRepair, idInList, isSaved, scanSheet, sendToCustomer, sheet } from './brand-sheet.ts'
import { byHand, pressByKeyboard, tabTo, writeByKeyboard } from './by-keyboard.ts'
import { bookByApi, emailTo, newEmail } from './followed-request.ts'
import { scan } from './keyboard-wedge.ts'
import { signInAsEmployee } from './sign-in.ts'
import { desktop, onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

/** An LG device at the workshop, its quote accepted: its sheet begins with what was ordered. */
async function orderedRepair(page: Page, browser: Browser, baseURL: string | undefined, email: string) {
  const { crmRequestId: id } = await bookByApi(page.request, email, { serviceEntry: 'brand=lg&warrantyType=2' })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.sendQuote(id)
  await desk.acceptQuote(id)
  return { id, desk }
}

test('an LG device from its arrival to the hand-over: the sheet opens by itself, is scanned and chosen, closed, printed, sent and exported', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000)
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { id, desk } = await orderedRepair(page, browser, baseURL, email)

  await signInAsEmployee(page, 'technikus')
  await page.goto('/iranyitopult/szerviz/sor')
  await screenIsReady(page)
  const list = { address: '/iranyitopult/lg-munkalap', title: 'LG-munkalapok', prefix: 'LG' }
  const number = await scanSheet(page, list, id)
  // What was ordered is there already.
  await expect(sheet(page).getByLabel('Megnevezés')).toHaveValue('Kijelző cseréje')

  await sheet(page).getByLabel('Modell és utótag').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await scan(page, 'LMG710EM.ANEUBK')
  await expect(sheet(page).getByLabel('Modell és utótag')).toHaveValue('LMG710EM.ANEUBK')
  await chooseCode(page, 'Körülmény', 'idő', '2 – időnként')
  await chooseCode(page, 'Tünet', 'kep csik', '320 – csíkos, hibás kép')
  const section = sheet(page).getByRole('combobox', { name: 'Részegység' })
  await section.fill('bármi')
  await section.blur()
  await expect(sheet(page).getByText('Nincs ilyen kód.')).toBeVisible()
  await section.fill('dis')
  await section.blur()
  await expect(section).toHaveValue('DIS – kijelző')
  await chooseCode(page, 'Hibajelleg', 'törött', 'C – törött, repedt')
  await chooseCode(page, 'Javítás módja', 'csere alk', 'A – alkatrész cseréje')
  await sheet(page).getByLabel('A bevizsgálás eredménye').fill('A kijelző törött.')
  await sheet(page).getByLabel('Elvégzett munka').fill('Kijelző cserélve.')
  await sheet(page).getByLabel('Új gyári szám').focus()
  await scan(page, 'DISP-998877')
  await finishRepair(page)
  // What is missing still is told at its field.
  await expect(sheet(page).getByRole('alert').getByRole('link')).toHaveCount(1)
  await sheet(page).getByRole('combobox', { name: 'Fizetős a javítás?' }).selectOption('yes')
  await isSaved(page)
  await expectFineOnEveryScreen(page)
  await finishRepair(page)
  await expect(sheet(page).getByText('Megjavítva')).toBeVisible()
  await expect(sheet(page).getByText('320 – csíkos, hibás kép')).toBeVisible()
  await expectFineOnBothScreens(page)

  await sendToCustomer(page, 'Az LG-munkalapot elküldtük az ügyfélnek.')
  expect(await emailTo(page.request, email, `Munkalap: ${number}`)).toContain(number)
  await page.getByText('Változások', { exact: true }).click()
  await expect(page.getByText(/Az elfogadott árajánlatból kitöltve/)).toBeVisible()
  await expectFineOnBothScreens(page)

  await page.getByRole('link', { name: 'Vissza a munkalapokhoz' }).click()
  await page.getByLabel('Keresés bármelyik szám alapján').fill('disp 998877')
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Megjavítva')
  const one = page.getByRole('checkbox', { name: `${number} kijelölése` })
  await one.check()
  const all = page.getByRole('checkbox', { name: 'Az összes látható kijelölése' })
  await expect(all).toBeChecked()
  await all.uncheck()
  await expect(one).not.toBeChecked()
  await all.check()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Kijelöltek mentése (CSV)' }).click()])
  expect(file.suggestedFilename()).toMatch(/^lg-munkalapok-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(new RegExp(`${number};.*LMG710EM\\.ANEUBK.*DISP-998877`))

  await desk.sendBack(id)
  const { token } = await signInAsEmployee(page, 'technikus')
  const pdf = await page.request.get(`/api/lg-worksheets/${await idInList(page, number)}/pdf`, {
    headers: { Token: token, Language: 'hu' },
  })
  const printed = copiedText(await pdf.body())
  for (const said of [number, 'LMG710EM.ANEUBK', 'DIS – kijelző', 'DISP-998877', 'Javítási jótállási jegy']) expect(printed).toContain(said)
  expect([watch.errors, watch.foreign]).toEqual([[], []])
})

test('two technicians at one sheet: what only one changed is shown to the other, what both changed is decided field by field', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(90_000)
  const { crmRequestId: id } = await bookByApi(page.request, newEmail(), { serviceEntry: 'brand=lg&warrantyType=2' })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await signInAsEmployee(page, 'technikus')
  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await signInAsEmployee(colleague, 'vezeto')
  // Behind a proxy without streams they hear of nothing until they save.
  await colleague.route('**/api/worksheets/*/live', (route) => route.abort())
  await page.goto(`/iranyitopult/lg-munkalap?mit=${id}`)
  await screenIsReady(page)
  const to = (await page.getByRole('link', { name: /^LG-2026-/ }).getAttribute('href')) ?? ''
  for (const one of [page, colleague]) {
    await one.goto(to)
    await screenIsReady(one)
    await expect(sheet(one).getByLabel('A bevizsgálás eredménye')).toBeVisible()
  }
  await sheet(page).getByLabel('Kereskedő').fill('Első Bolt')
  await sheet(page).getByLabel('RMA-szám').fill('RMA-1')
  await expect
    .poll(
      async () =>
        (await sheet(page)
          .getByText(/Mentve:/)
          .count()) > 0,
    )
    .toBe(true)
  await expect(sheet(page).getByText('Mentetlen módosítás')).toHaveCount(0)

  await sheet(colleague).getByLabel('Kereskedő').focus()
  await colleague.keyboard.type('Második Bolt', byHand)
  // Both stand side by side under the name of the field; the other one is simply taken over.
  const row = sheet(colleague).getByRole('row', { name: /Kereskedő/ })
  await expect(row).toContainText('Második Bolt')
  await expect(row).toContainText('Első Bolt')
  await expect(sheet(colleague).getByLabel('RMA-szám')).toHaveValue('RMA-1')
  // Whoever types on types into the field, however often the sheet tries to save itself.
  await colleague.keyboard.type(' Kft.', byHand)
  await colleague.waitForTimeout(2000)
  await expect(sheet(colleague).getByLabel('Kereskedő')).toHaveValue('Második Bolt Kft.')
  await expect(sheet(colleague).getByLabel('Kereskedő')).toBeFocused()
  await expect(sheet(colleague).getByText(/A mentés nem sikerült/)).toHaveCount(0)
  await expectFineOnBothScreens(colleague)
  await sheet(colleague).getByRole('button', { name: 'Az enyémmel folytatom' }).click()
  await isSaved(colleague)
  // What was overwritten knowingly is in the history.
  await colleague.getByText('Változások', { exact: true }).click()
  await expect(colleague.getByText('Kereskedő, előtte: Első Bolt')).toBeVisible()
})

test('by keyboard: a part is typed where it was added, whoever leaves a step stands on its button, and the way back finds the list as it was filtered', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(90_000)
  const { id } = await orderedRepair(page, browser, baseURL, newEmail())
  await signInAsEmployee(page, 'technikus')
  await page.goto('/iranyitopult/lg-munkalap')
  await screenIsReady(page)
  await writeByKeyboard(page, page.getByLabel('Keresés bármelyik szám alapján'), String(id))
  await expect(page).toHaveURL(/mit=\d+/)
  const link = page.getByRole('listitem').getByRole('link', { name: /^LG-2026-/ })
  await expect(link).toHaveCount(1)
  await pressByKeyboard(page, link)
  await expect(page.getByRole('heading', { level: 1, name: /^LG-munkalap: / })).toBeFocused()

  const add = sheet(page).getByRole('button', { name: 'Új alkatrész' })
  await add.press('Enter')
  await expect(sheet(page).getByLabel('Megnevezés').nth(1)).toBeFocused()
  await sheet(page).getByRole('button', { name: '2. alkatrész törlése' }).press('Enter')
  await expect(add).toBeFocused()

  // A double click adds one and deletes one: its second press would fall on what took the place of the first, where nothing has to be scrolled.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await add.dblclick()
  await expect(sheet(page).getByLabel('Megnevezés').nth(1)).toBeFocused()
  await sheet(page).getByRole('button', { name: '1. alkatrész törlése' }).dblclick()
  await expect(sheet(page).getByLabel('Megnevezés')).toHaveCount(1)
  await expect(add).toBeFocused()
  await page.setViewportSize(desktop)

  const upload = page.getByLabel('PDF feltöltése')
  await upload.setInputFiles(Array.from({ length: 6 }, (_, index) => ({ name: `${index}.pdf`, mimeType: 'application/pdf', buffer: samplePdf() })))
  await expect(page.getByRole('alert').filter({ hasText: 'Legfeljebb 5 PDF egyszerre' })).toBeVisible()
  const photo = { name: 'kep.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await sheet(page)
    .getByLabel('Fénykép a munka előtt')
    .setInputFiles(Array.from({ length: 7 }, () => photo))
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'legfeljebb 6' })).toBeVisible()

  // A ready text is not asked for after all; left open, it takes the focus from nobody.
  const pick = sheet(page).getByRole('button', { name: 'Kész szöveg beszúrása' }).nth(1)
  await pick.press('Enter')
  await expect(sheet(page).getByLabel('Kész szöveg keresése')).toBeFocused()
  await pressByKeyboard(page, sheet(page).getByRole('button', { name: 'Mégsem' }))
  await expect(pick).toBeFocused()
  await pick.press('Enter')
  await sheet(page).getByLabel('Elvégzett munka').focus()
  // As a person types: what is quicker is a scanner.
  await page.keyboard.type('Kijelző cserélve.', { delay: 80 })
  await expect(sheet(page).getByLabel('Elvégzett munka')).toBeFocused()
  await expect(sheet(page).getByLabel('Elvégzett munka')).toHaveValue(/Kijelző cserélve\.$/)

  const finish = sheet(page).getByRole('button', { name: 'A javítás elkészült' })
  await finish.press('Enter')
  await expect(sheet(page).getByRole('heading', { name: 'Elkészült a javítás?' })).toBeFocused()
  await pressByKeyboard(page, sheet(page).getByRole('button', { name: 'Vissza', exact: true }))
  await expect(finish).toBeFocused()

  await page.getByRole('link', { name: 'Vissza a munkalapokhoz' }).press('Enter')
  await expect(page.getByLabel('Keresés bármelyik szám alapján')).toHaveValue(String(id))
  await expect(link).toBeFocused()
})

test('wholly by keyboard: codes and choices, a signature by name, the closing and the sending; the focus is never lost', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { id } = await orderedRepair(page, browser, baseURL, newEmail())
  await signInAsEmployee(page, 'technikus')
  await scanSheet(page, { address: '/iranyitopult/lg-munkalap', title: 'LG-munkalapok', prefix: 'LG' }, id)

  await writeByKeyboard(page, sheet(page).getByLabel('Modell és utótag'), 'LMG710EM.ANEUBK', byHand)
  for (const [label, word, code] of [
    ['Körülmény', 'idő', '2 – időnként'],
    ['Tünet', 'kep csik', '320 – csíkos, hibás kép'],
    ['Részegység', 'dis', 'DIS – kijelző'],
    ['Hibajelleg', 'törött', 'C – törött, repedt'],
    ['Javítás módja', 'csere alk', 'A – alkatrész cseréje'],
  ] as const) {
    const field = sheet(page).getByRole('combobox', { name: label })
    await writeByKeyboard(page, field, word, byHand)
    await expect(sheet(page).getByRole('option', { name: code })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(code)
  }
  await tabTo(page, sheet(page).getByRole('combobox', { name: 'Fizetős a javítás?' }))
  await page.keyboard.type('igen')
  await writeByKeyboard(page, sheet(page).getByLabel('A bevizsgálás eredménye'), 'A kijelző törött.', byHand)
  await writeByKeyboard(page, sheet(page).getByLabel('Elvégzett munka'), 'Kijelző cserélve.', byHand)
  await writeByKeyboard(page, sheet(page).getByLabel('Új gyári szám'), 'DISP-5566', byHand)
  await isSaved(page)

  const sign = sheet(page).getByRole('button', { name: 'Aláírás', exact: true })
  await pressByKeyboard(page, sign)
  await expect(sheet(page).getByText(/Fordítsa a képernyőt az ügyfél felé/)).toBeFocused()
  await pressByKeyboard(page, sheet(page).getByRole('button', { name: 'Mégsem' }))
  await expect(sign).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, sheet(page).getByRole('radio', { name: 'A képernyőn' }))
  await page.keyboard.press('ArrowRight')
  await expect(sheet(page).getByRole('radio', { name: 'Név beírásával' })).toBeFocused()
  await tabTo(page, sheet(page).getByLabel('Az aláíró neve'))
  await page.keyboard.type('Nagy Éva', byHand)
  await pressByKeyboard(page, sheet(page).getByRole('button', { name: 'Aláírás rögzítése' }))
  await expect(sheet(page).getByText(/^Nagy Éva, .*\(Név beírásával\)/)).toBeVisible()
  await expect(sheet(page).getByRole('heading', { name: 'Az ügyfél aláírása' })).toBeFocused()

  await pressByKeyboard(page, sheet(page).getByRole('button', { name: 'A javítás elkészült' }))
  await expect(sheet(page).getByRole('heading', { name: 'Elkészült a javítás?' })).toBeFocused()
  await pressByKeyboard(page, sheet(page).getByRole('button', { name: 'Igen, elkészült' }))
  await expect(sheet(page).getByText('Megjavítva')).toBeVisible()
  const closed = sheet(page).getByRole('heading', { name: /^Munkalap:/ })
  await expect(closed).toBeFocused()
  await expect(closed).toHaveAccessibleDescription(/^Lezárva: /)

  // What could not be sent leaves whoever pressed it on the button, and says why.
  const send = page.getByRole('button', { name: 'Elküldés az ügyfélnek' })
  await page.route('**/email', (route) => route.abort())
  await pressByKeyboard(page, send)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(send).toBeFocused()
})
