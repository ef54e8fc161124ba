import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectFineOnEveryScreen } from './accessible.ts'
import { bookByApi, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

test('an employee chooses a report and a period, sees bars and their figures, and saves them', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  let saved = 0
  page.on('download', () => (saved += 1))
  await bookByApi(page.request, newEmail())
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/kimutatasok?report=4')
  await screenIsReady(page)
  await expect(page.getByRole('heading', { name: 'Nyitott igények kora' })).toBeVisible()
  await page.getByRole('link', { name: 'Igények állapot szerint' }).click()
  await expect(page.getByRole('img', { name: 'Igények állapot szerint, sávdiagram' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Igények állapot szerint' }).getByRole('row')).not.toHaveCount(0)
  await expectFineOnEveryScreen(page)

  const csv = page.getByRole('button', { name: 'Letöltés (CSV)' })
  const [download] = await Promise.all([page.waitForEvent('download'), csv.dblclick()])
  await expect(csv).not.toHaveAttribute('aria-disabled', 'true')
  expect(saved).toBe(1)
  expect(await readFile(await download.path(), 'utf8')).toContain('Állapot;Nyitott;Lezárt')

  await page.getByLabel('Ettől a naptól').fill('2020-01-01')
  await page.getByLabel('Eddig a napig').fill('2020-01-31')
  await page.getByRole('button', { name: 'Megjelenítés' }).click()
  await expect(page.getByRole('heading', { name: 'Ebben a kimutatásban nincs mit mutatni' })).toBeVisible()
  await expect(page).toHaveURL(/report=1&from=2020-01-01&to=2020-01-31$/)
  expect(watch.errors).toEqual([])

  await page.getByLabel('Eddig a napig').fill('2019-12-31')
  await page.getByRole('button', { name: 'Megjelenítés' }).click()
  await expect(page.getByLabel('Ettől a naptól')).toHaveAccessibleDescription(/Az időszak első napja nem lehet későbbi az utolsónál/)
  expect(watch.violations).toEqual([])
})
