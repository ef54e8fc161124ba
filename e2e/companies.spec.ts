import { expect, test } from '@playwright/test'
import { expectAccessible, expectFineOnEveryScreen } from './accessible.ts'
import { emailTo, newEmail } from './followed-request.ts'
import { demoPassword, signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

test('the desk makes a company, its administrator opens the account and invites a colleague', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  const email = newEmail()
  const name = `Minta ${email.slice(0, 12)}`
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/szerviz/cegek')
  await screenIsReady(page)
  await page.getByRole('button', { name: 'Új cég' }).click()
  await page.getByRole('button', { name: 'Cég létrehozása és meghívó küldése' }).click()
  await expect(page.getByRole('link', { name: 'Válassza ki a cégformát.' })).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.getByLabel('Cégnév (cégforma nélkül)').fill(name)
  await page.getByLabel('Cégforma', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Adószám').fill('12345676-2-41')
  await page.getByLabel('Ügyféltípus').selectOption('FLOTTA')
  await page.getByLabel('Vezetéknév').fill('Próba')
  await page.getByLabel('Keresztnév').fill('Petra')
  await page.getByLabel('E-mail-cím').fill(email)
  await page.getByRole('button', { name: 'Cég létrehozása és meghívó küldése' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('region', { name: 'Meghívottak' }).getByRole('listitem').filter({ hasText: email })).toContainText('Adminisztrátor')
  await expectFineOnEveryScreen(page)

  const link = /\/ceges-meghivo\/[\w-]+/.exec(await emailTo(page.request, email, 'Meghívó'))?.[0] ?? ''
  const own = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU' })).newPage()
  await own.goto(link)
  await screenIsReady(own)
  await expectFineOnEveryScreen(own)
  await own.getByLabel('Jelszó', { exact: true }).fill(demoPassword)
  await own.getByLabel('Jelszó még egyszer').fill(demoPassword)
  await own.getByLabel('Az adatkezelési tájékoztatót elolvastam.').check()
  await own.getByLabel('Az általános szerződési feltételeket elfogadom.').check()
  await own.getByRole('button', { name: 'Fiók megnyitása' }).click()
  await expect(own.getByRole('heading', { name: 'Megnyitottuk a fiókját' })).toBeFocused()

  await signInAsCustomer(own, email)
  await own.goto('/iranyitopult/munkatarsak')
  await screenIsReady(own)
  const colleague = newEmail()
  await own.getByRole('button', { name: 'Munkatárs meghívása' }).click()
  await own.getByLabel('Vezetéknév').fill('Nagy')
  await own.getByLabel('Keresztnév').fill('Őrs')
  await own.getByLabel('E-mail-cím').fill(colleague)
  await own.getByLabel('Igénylő').check()
  await expectFineOnEveryScreen(own)
  await own.getByRole('button', { name: 'Meghívó küldése' }).click()
  await expect(own.getByText('Elküldtük a meghívót erre a címre')).toBeFocused()
  await expect(own.getByRole('region', { name: 'Meghívottak' }).getByRole('listitem').filter({ hasText: colleague })).toContainText('Igénylő')
  await own.getByRole('button', { name: 'Visszavonás: Nagy Őrs' }).click()
  await own.getByRole('button', { name: 'Meghívó visszavonása' }).click()
  await expect(own.getByText('A meghívót visszavontuk')).toBeFocused()
  await expect(own.getByRole('heading', { name: 'Meghívottak' })).toHaveCount(0)

  const statement = own.getByRole('region', { name: 'Havi kimutatás' })
  await statement.getByRole('button', { name: 'Kikapcsolás' }).press('Enter')
  await expect(own.getByText('A havi kimutatást kikapcsoltuk.')).toBeFocused()
  await expect(statement.getByRole('button', { name: 'Bekapcsolás' })).toBeVisible()
  await expectFineOnEveryScreen(own)

  await own.getByRole('button', { name: 'Szerep módosítása: Próba Petra' }).click()
  await own.getByLabel('Igénylő').check()
  await own.getByRole('button', { name: 'Szerep mentése' }).click()
  await expect(own.getByText('Ő a cég egyetlen adminisztrátora.')).toBeVisible()
  await expectAccessible(own)
  expect(watch.errors).toEqual([])
  await own.context().close()
})
