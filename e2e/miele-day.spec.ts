import { expect, type Page, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { decideForMine, sheet } from './brand-sheet.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop, tablet } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

const phone = { width: 360, height: 740 }

/** A sheet of a visit today, begun on the screen. @returns its address */
async function beginVisit(page: Page, name: string, street: string): Promise<string> {
  await page.goto('/iranyitopult/miele-munkalap')
  await screenIsReady(page)
  await page.getByRole('link', { name: 'Munkalap igény nélkül' }).click()
  await page.getByLabel('Név').fill(name)
  await page.getByLabel('Irányítószám').fill('1024')
  await page.getByLabel('Település').fill('Budapest')
  await page.getByLabel('Utca, házszám').fill(street)
  await page.getByLabel('Gyári szám').fill('12/345678901')
  await page.getByRole('button', { name: 'Munkalap megnyitása' }).click()
  await expect(page).toHaveURL(/miele-munkalap-reszletek\/\d+$/)
  await page.getByRole('button', { name: 'Kiszállás ütemezése' }).click()
  const day = page.getByRole('textbox', { name: 'Nap', exact: true })
  await expect(day).toHaveAttribute('min', /^\d{4}/)
  await day.fill((await day.getAttribute('min')) ?? '')
  await page.getByLabel('Idősáv eleje').fill('08:00')
  await page.getByLabel('Idősáv vége').fill('12:00')
  await page.getByRole('button', { name: 'Ütemezés mentése' }).click()
  await expect(page.getByText('08:00–\u206012:00')).toBeVisible()
  return new URL(page.url()).pathname
}

test('a day of Miele: visits are begun and planned, written without a network, and sent once when it is back; what the desk wrote meanwhile is decided', {
  tag: onDesktop,
}, async ({ page, browser, baseURL, context }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(phone)
  await signInAsEmployee(page, 'technikus')
  const name = `Fehér ${Date.now()}`
  const address = await beginVisit(page, name, 'Lövőház utca 9')
  await expectFineOnBothScreens(page)
  await page.goto('/iranyitopult/miele-munkalap')
  await screenIsReady(page)
  await expect(page.getByRole('link', { name: `08:00–\u206012:00 ${name}` })).toBeVisible()
  await expectFineOnBothScreens(page)
  await page.setViewportSize(tablet)
  await expectFineOnBothScreens(page)
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: `08:00–\u206012:00 ${name}` }).click()
  await expect(sheet(page).getByLabel('Készüléktípus')).toBeVisible()

  // What was typed when the visit was begun stands there, and what is asked only sometimes does not.
  await expect(sheet(page).getByLabel('Gyári szám (Fabr.-Nr.)')).toHaveValue('12/345678901')
  const [isAnother, why] = [sheet(page).getByLabel('Kell újabb kiszállás?', { exact: true }), sheet(page).getByLabel('Miért kell újabb kiszállás?')]
  await expect(why).toHaveCount(0)
  await isAnother.selectOption('yes')
  await why.fill('Alkatrész kell.')
  await isAnother.selectOption('no')
  await expect(why).toHaveCount(0)
  await expect(sheet(page).getByText(/Mentve:/)).toBeVisible()

  await context.setOffline(true)
  await sheet(page).getByLabel('Készüléktípus').fill('G 7100 SCi')
  await sheet(page).getByLabel('Víznyomás (bar)').fill('2,5')
  await sheet(page).getByLabel('A bevizsgálás eredménye').fill('A szivattyú elzáródott.')
  await expect(sheet(page).getByText('Amit írt, ez a készülék megőrzi')).toBeVisible()
  await page.close()
  // The desk writes on the same sheet meanwhile.
  await context.setOffline(false)
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await signInAsEmployee(desk, 'vezeto')
  await desk.goto(address)
  await screenIsReady(desk)
  await sheet(desk).getByLabel('A bevizsgálás eredménye').fill('Az ügyfél szerint zajos is.')
  await expect(sheet(desk).getByText(/Mentve:/)).toBeVisible()

  const again = await context.newPage()
  await again.setViewportSize(phone)
  await again.goto('/iranyitopult/miele-munkalap')
  await screenIsReady(again)
  await expect(again.getByText('1 munkalap vár küldésre:')).toBeVisible()
  await again.getByRole('link', { name: '1. munkalap' }).click()
  await decideForMine(again, { mine: 'A szivattyú elzáródott.', theirs: 'Az ügyfél szerint zajos is.' })
  await expect(sheet(again).getByLabel('Készüléktípus')).toHaveValue('G 7100 SCi')
  // It is kept with a point, and read as Hungarian writes it.
  await again.reload()
  await screenIsReady(again)
  await expect(sheet(again).getByLabel('Víznyomás (bar)')).toHaveValue('2,5')
  await again.goto('/iranyitopult/miele-munkalap')
  await screenIsReady(again)
  await expect(again.getByText('vár küldésre')).toHaveCount(0)
})
