import { expect, test } from '@playwright/test'
import { phonePhoto } from '#testing/workshop-desk.ts'
import { expectFineOnEveryScreen } from './accessible.ts'
import { isSaved, sheet } from './brand-sheet.ts'
import { drawSignature } from './draw-signature.ts'
import { bookByApi, newEmail } from './followed-request.ts'
import { scan } from './keyboard-wedge.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

test('two at one bench: timer, ready text, scan, photos and signature are there for the other without a reload', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const watch = await watchPage(page, baseURL ?? '')
  const { crmRequestId: id } = await bookByApi(page.request, newEmail(), { serviceEntry: 'brand=lg&warrantyType=2' })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await signInAsEmployee(page, 'technikus')
  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await signInAsEmployee(colleague, 'vezeto')
  await page.goto(`/iranyitopult/lg-munkalap?mit=${id}`)
  await screenIsReady(page)
  const to = (await page.getByRole('link', { name: /^LG-2026-/ }).getAttribute('href')) ?? ''
  for (const one of [page, colleague]) {
    await one.goto(to)
    await screenIsReady(one)
  }

  // The server keeps the clock.
  await sheet(page).getByRole('button', { name: 'Munka kezdése' }).click()
  await expect(sheet(page).getByText(/perce fut/)).toBeVisible()
  await page.reload()
  await expect(sheet(page).getByText(/perce fut/)).toBeVisible()
  await expect(sheet(colleague).getByText(/Ezen dolgozik: /)).toBeVisible()

  // The catalogue knows the model, whatever its suffix.
  await sheet(page).getByRole('combobox', { name: 'Modell és utótag' }).fill('lmg710em.aneubk')
  await page.getByRole('option', { name: /LMG710EM\.ANEUBK/ }).click()
  await expect(sheet(page).getByRole('combobox', { name: 'Modell és utótag' })).toHaveValue('LMG710EM.ANEUBK')

  await sheet(page).getByRole('button', { name: 'Kész szöveg beszúrása' }).nth(1).click()
  await sheet(page).getByLabel('Kész szöveg keresése').fill('kijelzo cser')
  await page.getByRole('option', { name: /Kijelző cseréje/ }).click()
  await expect(sheet(page).getByLabel('Elvégzett munka')).toHaveValue(/A kijelzőegységet kicseréltük/)
  await isSaved(page)
  await expect(sheet(colleague).getByLabel('Elvégzett munka')).toHaveValue(/A kijelzőegységet kicseréltük/)

  // A scan goes to the part that has no serial yet, wherever the focus is.
  await sheet(page).getByRole('button', { name: 'Új alkatrész' }).click()
  await sheet(page).getByLabel('Megnevezés').fill('Kijelző')
  await sheet(page).getByLabel('A bevizsgálás eredménye').focus()
  await scan(page, 'DISP-112233')
  await expect(sheet(page).getByLabel('Új gyári szám')).toHaveValue('DISP-112233')
  await expect(sheet(page).getByLabel('A bevizsgálás eredménye')).toHaveValue('')
  await isSaved(page)

  const photo = { name: 'kep.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await sheet(page).getByLabel('Fénykép a munka előtt').setInputFiles(photo)
  await sheet(page).getByLabel('Fénykép a munka után').setInputFiles([photo, photo])
  await expect(sheet(page).getByRole('img', { name: /^Munka után, 2/ })).toBeVisible()
  await sheet(page).getByLabel('Mi látható rajta? (1.)').first().fill('Törött üveg')
  await sheet(page).getByLabel('Mi látható rajta? (1.)').first().blur()
  await expect(sheet(colleague).getByRole('img', { name: 'Munka előtt, 1. fénykép: Törött üveg' })).toBeVisible()
  await sheet(page).getByRole('button', { name: '2. fénykép törlése' }).click()
  await sheet(page).getByRole('button', { name: 'Törlés', exact: true }).click()
  await expect(sheet(page).getByRole('img', { name: /^Munka után, 2/ })).toHaveCount(0)

  await sheet(page).getByRole('button', { name: 'Aláírás', exact: true }).click()
  await drawSignature(page, sheet(page))
  await sheet(page).getByRole('button', { name: 'Aláírás rögzítése' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('A munkaidő órája még jár')
  await expectFineOnEveryScreen(page)
  await sheet(page).getByRole('button', { name: 'Munka vége' }).click()
  await expect(sheet(page).getByText(/Hozzáadva a munkaidőhöz/)).toBeVisible()
  await expect(sheet(page).getByLabel('Munkaidő (perc)')).not.toHaveValue('0')
  await sheet(page).getByRole('button', { name: 'Aláírás rögzítése' }).click()
  await expect(sheet(page).getByText(/\(A képernyőn\)/)).toBeVisible()
  await expect(sheet(colleague).getByText(/\(A képernyőn\)/)).toBeVisible()

  // What is written after it is nothing that was signed.
  await sheet(colleague).getByLabel('A bevizsgálás eredménye').fill('Törött a kijelző.')
  await isSaved(colleague)
  await expect(sheet(page).getByText(/az aláírás óta megváltozott/)).toBeVisible()
  await expect(sheet(page).getByLabel('A bevizsgálás eredménye')).toHaveValue('Törött a kijelző.')
  await expectFineOnEveryScreen(page)
  expect([watch.errors, watch.foreign]).toEqual([[], []])
})

test('ready texts are written where their key is, and picked on the sheet', { tag: onDesktop }, async ({ page, browser, baseURL }) => {
  const watch = await watchPage(page, baseURL ?? '')
  const technician = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU' })).newPage()
  await signInAsEmployee(technician, 'technikus')
  await technician.goto('/iranyitopult/munkalap-sablonok')
  await screenIsReady(technician)
  await expect(technician.getByRole('button', { name: 'Új kész szöveg' })).toHaveCount(0)
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/munkalap-sablonok')
  await screenIsReady(page)
  await page.getByRole('button', { name: 'Új kész szöveg' }).click()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expectFineOnEveryScreen(page)
  await page.getByLabel('Rövid név').fill('Próbapad')
  await page.getByRole('textbox', { name: 'Szöveg', exact: true }).fill('Az űrtartalom mérése őrző mellett.')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Elmentve: Próbapad')).toBeVisible()
  await page.getByLabel('Keresés').fill('urtart')
  await expect(page.getByRole('listitem').filter({ hasText: 'Az űrtartalom mérése' })).toBeVisible()
  await page.getByRole('button', { name: 'Módosítás: Próbapad' }).click()
  await page.getByLabel('Ne legyen választható').check()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Nem választható')).toBeVisible()
  await page.getByLabel('Keresés').fill('')
  await expectFineOnEveryScreen(page)
  expect([watch.errors, watch.foreign]).toEqual([[], []])
})
