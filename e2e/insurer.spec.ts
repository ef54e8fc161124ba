import { expect, type Page, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, newEmail, openByEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

// An insurance repair: the desk sends the quote to the insurer, notes what it answered, and its customer pays their own share or asks for the device.

async function looksRight(page: Page, name: string) {
  await expectFineOnBothScreens(page)
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
}

test('the insurer is taken down, asked at the desk, refuses, and the customer asks for the device', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email, {
    serviceEntry: 'service=120&brand=huawei',
    serviceRequest: { insuranceNumber: 'AS1234567' },
  })
  await (await workshop(browser, baseURL)).receive(id, {})
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/penzugy/biztositok')
  await screenIsReady(page)
  const name = `Minta Biztosító ${id}`
  await page.getByRole('button', { name: 'Új biztosító' }).click()
  const taken = page.getByRole('form', { name: 'Új biztosító' })
  await taken.getByLabel('Név').fill(name)
  await taken.getByLabel('Adószám').fill('12345676-2-41')
  await taken.getByLabel('Irányítószám').fill('1134')
  await taken.getByLabel('Település').fill('Budapest')
  await taken.getByLabel('Utca, házszám').fill('Váci út 1.')
  await taken.getByRole('button', { name: 'Mentés' }).press('Enter')
  await expect(taken.getByLabel('E-mail-cím')).toBeFocused()
  await taken.getByLabel('E-mail-cím').fill('karrendezes@biztosito.pelda.hu')
  await looksRight(page, 'insurer')
  await taken.getByRole('button', { name: 'Mentés' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Ebben a hónapban nincs tartozása.')
  await looksRight(page, 'insurers')

  await page.goto(`/iranyitopult/szerviz/igenyek/${id}#quote`)
  await screenIsReady(page)

  const ask = page.getByRole('form', { name: 'Árajánlat a biztosítónak' })
  await expect(ask).toContainText('Előbb írja meg és mentse el az árajánlatot')
  const draft = page.getByRole('form', { name: 'Árajánlat készítése' })
  await draft.getByRole('button', { name: 'Új tétel' }).click()
  await draft.getByLabel('Megnevezés').fill('Kijelző cseréje')
  await draft.getByLabel('Nettó egységár (Ft)').fill('32 000')
  await draft.getByRole('button', { name: 'Mentés' }).press('Enter')
  await expect(ask).toContainText('40 640')
  await ask.getByRole('button', { name: 'Elküldés a biztosítónak' }).press('Enter')
  await expect(ask.getByRole('alert')).toBeFocused()
  await ask.getByLabel('Biztosító', { exact: false }).first().selectOption(name)
  await expect(ask.getByLabel('A biztosító e-mail-címe')).toHaveValue('karrendezes@biztosito.pelda.hu')
  await looksRight(page, 'asking')
  await ask.getByRole('button', { name: 'Elküldés a biztosítónak' }).press('Enter')

  const answer = page.getByRole('form', { name: 'A biztosító válaszának rögzítése' })
  await answer.getByLabel('A biztosító válasza').selectOption('Az önrész kivételével vállalja')
  await expect(answer.getByLabel('Az ügyfél önrésze (bruttó Ft)')).toBeVisible()
  await looksRight(page, 'asked')
  await answer.getByLabel('A biztosító válasza').selectOption('Nem vállalja')
  await answer.getByRole('button', { name: 'Válasz rögzítése' }).press('Enter')
  await expect(page.getByText('A biztosító nem vállalta a költséget: ')).toBeVisible()

  const customer = await openByEmail(browser, baseURL, email, 'A biztosító nem vállalta')
  const insurer = customer.getByRole('region', { name: 'Biztosító' })
  await looksRight(customer, 'refused')
  await insurer.getByRole('button', { name: 'Visszakérem a készüléket' }).press('Enter')
  await insurer.getByRole('button', { name: 'Igen, kérem vissza' }).press('Enter')
  await expect(insurer.getByRole('button')).toHaveCount(0)
  await expect(insurer.getByRole('heading', { name: 'Biztosító' })).toBeFocused()
  await expectFineOnBothScreens(customer)
  expect([watch.errors, watch.foreign]).toEqual([[], []])
})
