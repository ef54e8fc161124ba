import { expect } from '@playwright/test'
import { bookFromPickup, fillDevice, fillFault, goOn } from './booking-steps.ts'
import type { Customer, Employee } from './repair-people.ts'

// What people do on the way of a repair, each by the words of their screens.

/** The whole booking, step by step. @returns the number of the request */
export async function bookOnScreen({ page, email }: Customer, address: string, { withInvoice = false } = {}): Promise<number> {
  await page.goto(address)
  await fillDevice(page, { group: 'Mobiltelefon' })
  await goOn(page)
  await fillFault(page, { withInvoice })
  await goOn(page)
  return bookFromPickup(page, email)
}

/** The box at the door of the workshop: a scanner types the number of the hand-over sheet. */
export async function scan({ page, home }: Employee, requestId: number) {
  await home()
  await page.keyboard.press('F2')
  await page.getByLabel('Kód vagy igényszám').fill(String(requestId))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/igenyek/${requestId}`))
}

export async function receive({ page, tool }: Employee) {
  const arrival = await tool('Átvétel')
  await arrival.getByRole('button', { name: 'A többi rendben' }).click()
  await arrival.getByRole('button', { name: 'Átvétel rögzítése' }).click()
  await expect(page.getByRole('heading', { name: 'A készülék átvétele' })).toHaveCount(0)
}

/** The first line of what the estimate begins the quote with; the others stay. @param aboveEstimate why it costs more than the customer was told */
export async function sendQuote({ tool }: Employee, line: string, netForints: number, aboveEstimate?: string) {
  const editor = await tool('Árajánlat')
  await editor.getByLabel('Megnevezés').first().fill(line)
  await editor.getByLabel('Nettó egységár (Ft)').first().fill(String(netForints))
  if (aboveEstimate) await editor.getByLabel('Miért magasabb az ajánlat a közölt árnál?').fill(aboveEstimate)
  await editor.getByRole('button', { name: 'Elküldés az ügyfélnek' }).click()
  await expect(editor.getByText(/Az ügyfél dönthet eddig:/)).toBeVisible()
}

export async function issueReport({ tool }: Employee, findings: string) {
  const editor = await tool('Jegyzőkönyv')
  await editor.getByLabel('Ok', { exact: true }).selectOption({ index: 1 })
  await editor.getByLabel('A bevizsgálás eredménye, az ügyfél nyelvén').fill(findings)
  await editor.getByRole('button', { name: 'Jegyzőkönyv kiállítása' }).click()
  await expect(editor.getByText(/Kiállított jegyzőkönyv/)).toBeVisible()
}

export async function finishRepair({ tool }: Employee, diagnosis: string, workDone: string) {
  const sheet = await tool('Munkalap')
  await sheet.getByLabel('A bevizsgálás eredménye').fill(diagnosis)
  await sheet.getByLabel('Elvégzett munka').fill(workDone)
  await sheet.getByRole('button', { name: 'A javítás elkészült' }).click()
  await sheet.getByRole('button', { name: 'Igen, elkészült' }).click()
  await expect((await tool('Munkalap')).getByText(/^Lezárva:/)).toBeVisible()
}

export async function sendBackUnrepaired({ tool }: Employee, diagnosis: string) {
  const sheet = await tool('Munkalap')
  await sheet.getByLabel('A bevizsgálás eredménye').fill(diagnosis)
  await sheet.getByRole('button', { name: 'Visszaküldés javítás nélkül' }).click()
  await sheet.getByLabel('Mi a javítás eredménye?').selectOption('RETURNED_UNREPAIRED')
  await sheet.getByRole('button', { name: 'Lezárás és visszaküldés' }).click()
  await expect((await tool('Munkalap')).getByText(/^Lezárva:/)).toBeVisible()
}

export async function orderDelivery({ tool }: Employee) {
  const courier = await tool('Futár')
  await courier.getByRole('button', { name: 'Visszaszállítás megrendelése' }).click()
  await courier.getByRole('button', { name: 'Megrendelem' }).click()
  await expect(courier.getByText('A visszaszállítást megrendelte.')).toBeVisible()
}
