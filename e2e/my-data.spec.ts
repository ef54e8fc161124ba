import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { formatRequestNumber } from '#requests/request-number.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi, linkIn, newEmail } from './followed-request.ts'
import { createOwnCustomer } from './new-customer.ts'
import { demoPassword, signInAsCustomer } from './sign-in.ts'
import { onPhone } from './sizes.ts'

/** The newest email of a subject to somebody. */
async function emailOf(page: Page, address: string, subject: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const rows = (await (await page.request.get('/dev/mails')).text()).split('<tr>')
      link =
        rows.filter((row) => row.includes(address) && row.includes(subject)).flatMap((row) => /\/dev\/mails\/[\w-]+/.exec(row)?.[0] ?? [])[0] ?? ''
      return link
    })
    .toBeTruthy()
  return (await page.request.get(link)).text()
}

test('a customer asks for a copy, is mailed, downloads it, and has everything erased', { tag: onPhone }, async ({ page }) => {
  const email = await createOwnCustomer(page.request)
  await signInAsCustomer(page, email)
  await page.goto('/iranyitopult/adataim')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Adataim')
  await expect(main.getByRole('heading', { name: 'Fiók és profil' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await main.getByRole('button', { name: 'Másolatot kérek' }).click()
  expect(await emailOf(page, email, 'Elkészült az adatainak másolata')).toContain('/iranyitopult/adataim')
  await page.reload()
  const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Másolat letöltése' }).click()])
  expect(file.suggestedFilename()).toMatch(/^mobilfutar-adataim-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')

  await expect(main.getByRole('region', { name: 'Adataim törlése' })).toContainText('a fiókja megszűnik')
  await main.getByRole('button', { name: 'Törlést kérek' }).press('Enter')
  await expect(main.getByRole('heading', { name: 'Biztosan törli az adatait?' })).toBeFocused()
  await main.getByRole('button', { name: 'Mégse' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Törlést kérek' })).toBeFocused()
  await page.keyboard.press('Enter')
  await main.getByLabel('Jelszó').fill('Nem-Ez-A-Jelszo1')
  await main.getByRole('button', { name: 'Végleges törlés' }).click()
  await expect(main.getByRole('alert')).toContainText('jelszó')
  await main.getByLabel('Jelszó').fill(demoPassword)
  await main.getByRole('button', { name: 'Végleges törlés' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Töröltük az adatait')
  await emailOf(page, email, 'Töröltük az adatait')
  await main.getByRole('link', { name: 'Kezdőlap' }).click()
  await expect(page).toHaveURL('/igenyles')
  await page.goto('/iranyitopult/adataim')
  await expect(page).toHaveURL(/\/bejelentkezes/)
})

test('what stands in the way of erasure is opened from where it is named, with an account and without one', { tag: onPhone }, async ({ page }) => {
  const email = await createOwnCustomer(page.request)
  const { crmRequestId } = await bookByApi(page.request, email)
  await signInAsCustomer(page, email)
  await page.goto('/iranyitopult/adataim')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Helyesbítés' }).getByRole('link', { name: 'Alapadatok' })).toBeVisible()
  await main.getByRole('region', { name: 'Adataim törlése' }).getByRole('link').click()
  await expect(page).toHaveURL(`/iranyitopult/igeny-reszletei/${crmRequestId}`)
})

test('the copy of whoever has no account is seen to be ready, and their open request is led to', { tag: onPhone }, async ({ page }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await page.goto('/adataim')
  await page.getByLabel('E-mail-cím').fill(email)
  await page.getByRole('button', { name: 'Hivatkozás kérése' }).click()
  await page.goto(linkIn(await emailOf(page, email, 'adataihoz'), '/adataim/'))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Másolatot kérek' }).click()
  // Nobody reloads: the page looks again by itself.
  await expect(main.getByRole('button', { name: 'Másolat letöltése' })).toBeVisible({ timeout: 20_000 })
  await expect(main.getByRole('region', { name: 'Adataim törlése' })).not.toContainText('fiók')
  await main.getByRole('region', { name: 'Adataim törlése' }).getByRole('link').click()
  await expect(page).toHaveURL(`/nyomonkovetes#${crmRequestId}`)
  await expect(page.getByLabel('Igény azonosítója')).toHaveValue(formatRequestNumber(crmRequestId))
})
