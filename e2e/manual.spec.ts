import { expect, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

test('the manual is searched while one types, confirmed, written, changed and taken out', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, baseURL ?? '')
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/dolgozoi-kisokos')
  await screenIsReady(page)
  await expectFineOnBothScreens(page)

  await page.getByLabel('Mit keres?').fill('serult akku')
  const articles = page.getByRole('region', { name: 'Cikkek' }).getByRole('link')
  await expect(articles).toHaveText(['Sérült vagy púpos akkumulátor'])
  await expect(page).toHaveURL(/mit=serult\+akku/)
  await articles.click()
  await expect(page.getByRole('heading', { name: 'Miről ismeri fel' })).toBeVisible()
  await page.getByRole('button', { name: 'Elolvastam' }).press('Enter')
  await expect(page.getByText('Köszönjük, rögzítettük.')).toBeFocused()
  await expectFineOnBothScreens(page)
  // The way back finds what was looked for.
  await page.goBack()
  await expect(page.getByLabel('Mit keres?')).toHaveValue('serult akku')

  const title = `Próba ${Date.now()}`
  await page.getByRole('link', { name: 'Új cikk' }).click()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('link', { name: 'Adja meg a cikk címét.' })).toBeVisible()
  await page.getByLabel('Cím', { exact: true }).fill(title)
  await page
    .getByLabel('Szöveg', { exact: true })
    .fill(`# Teendő\n\n| Lépés | Ki |\n|---|---|\n| Átvétel | **átvevő** |\n\n<script>alert(1)</script>\n\n\`\`\`\n${'kód'.repeat(60)}\n\`\`\`\n`)
  const preview = page.getByRole('region', { name: 'Így fog megjelenni' })
  await expect(preview.getByRole('cell', { name: 'átvevő' })).toBeVisible()
  await expectFineOnBothScreens(page)
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('link', { name: 'Szerkesztés' }).click()
  await page.getByLabel('Mi változott?').fill('Pontosabb cím')
  await page.getByLabel('Cím', { exact: true }).fill(`${title} javítva`)
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} javítva` })).toBeVisible()
  await page.getByText('Korábbi változatok', { exact: true }).click()
  await page.getByRole('link', { name: '1. változat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'A mostani változat' }).click()
  await page.getByRole('button', { name: 'Kivétel a kisokosból' }).click()
  await page.getByRole('button', { name: 'Kiveszem' }).click()
  await expect(page.getByText('A cikket kivette a kisokosból.')).toBeFocused()
  expect(watch).toEqual({ errors: [], foreign: [], refused: [], violations: [] })
  await page.goto('/iranyitopult/dolgozoi-kisokos/999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Az oldal nem található' })).toBeVisible()
})
