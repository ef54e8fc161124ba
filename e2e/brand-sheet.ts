import { expect, type Page } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { scan } from './keyboard-wedge.ts'
import { screenIsReady } from './watch-page.ts'

/** The sheet of a brand, being written or read. */
export const sheet = (page: Page) => page.getByRole('region', { name: /^Munkalap:/ })

/** Opens the list of a brand's sheets, and by scanning the number of a request its sheet. @returns its number, as `prefix`-2026-000123 */
export async function scanSheet(page: Page, list: { address: string; title: string; prefix: string }, requestNumber: number): Promise<string> {
  await page.goto(list.address)
  await screenIsReady(page)
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
  await expectFineOnBothScreens(page)
  await scan(page, String(requestNumber))
  await expect(page).toHaveURL(new RegExp(`${list.address}-reszletek/\\d+$`))
  return new RegExp(`${list.prefix}-2026-\\d{6}`).exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? 'none'
}

/** A code is found by a word of it, and taken by keyboard. */
export async function chooseCode(page: Page, label: string, word: string, code: string) {
  const field = sheet(page).getByRole('combobox', { name: label })
  await field.fill(word)
  await expect(sheet(page).getByRole('option', { name: code })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(code)
}

/** Says that the repair is done; what the sheet lacks still is told at its field. */
export async function finishRepair(page: Page) {
  await sheet(page).getByRole('button', { name: 'A javítás elkészült' }).click()
  await sheet(page).getByRole('button', { name: 'Igen, elkészült' }).click()
}

/** What both wrote of the diagnosis stands side by side; one's own stays. */
export async function decideForMine(page: Page, { mine, theirs }: { readonly mine: string; readonly theirs: string }) {
  const row = sheet(page).getByRole('row', { name: /A bevizsgálás eredménye/ })
  await expect(row).toContainText(mine)
  await expect(row).toContainText(theirs)
  await sheet(page).getByRole('button', { name: 'Az enyémmel folytatom' }).click()
  await isSaved(page)
}

export const isSaved = (page: Page) => expect(sheet(page).getByText(/Mentve:/)).toBeVisible()

/** From the closed sheet's own screen. @param sent what is told then */
export async function sendToCustomer(page: Page, sent: string) {
  await page.getByRole('button', { name: 'Elküldés az ügyfélnek' }).click()
  await page.getByRole('button', { name: 'Elküldés az ügyfélnek' }).click()
  await expect(page.getByText(sent)).toBeVisible()
}

/** The id of the sheet that the list shows under this number. */
export const idInList = async (page: Page, number: string) =>
  /\d+$/.exec((await page.getByRole('link', { name: number }).getAttribute('href')) ?? '')?.[0] ?? ''
