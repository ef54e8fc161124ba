import { expect, type Locator, type Page } from '@playwright/test'

// One step of the booking each, filled in as a customer does: by what is written beside the field. The pages are Hungarian.

/** An IMEI of the GSMA's own examples' kind, new at every call, so that no booking meets an open one. */
export function newImei(): string {
  const digits = `35${Array.from({ length: 12 }, () => Math.floor(Math.random() * 10)).join('')}`
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The smallest PDF our checks take. */
export const samplePdf = {
  name: 'számla.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n',
  ),
}

const main = (page: Page) => page.getByRole('main')

const stepHeading = (page: Page, name: string | RegExp): Locator => main(page).getByRole('heading', { level: 2, name })

export async function atStep(page: Page, name: string | RegExp) {
  await expect(stepHeading(page, name)).toBeVisible()
}

export const faultStep = /A hiba( és az iratok)?$/

export const goOn = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Tovább|Kész, vissza az ellenőrzéshez)$/ })
    .click()

export type Device = {
  /** At a service entry that lets choose. */
  brand?: string
  group?: string
  /** What is typed; the first suggestion is taken, or the text itself where `typed` is true. */
  type?: string
  isTypedOnly?: boolean
  imei?: string
  purchase?: string
}

export async function fillDevice(page: Page, device: Device = {}): Promise<string> {
  const { brand, group, type = 'a', isTypedOnly = false, imei = newImei(), purchase = '2026-03-07' } = device
  await atStep(page, 'A készülék')
  if (brand) await page.getByLabel('A készülék márkája').selectOption({ label: brand })
  if (group) await page.getByRole('radio', { name: group, exact: true }).check()
  const typeField = page.getByRole('combobox', { name: 'A készülék típusa' })
  await typeField.fill(type)
  if (!isTypedOnly) await main(page).getByRole('listbox', { name: 'Javaslatok' }).getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'IMEI-szám', exact: true }).fill(imei)
  const day = page.getByLabel('A vásárlás napja')
  if (await day.isVisible()) await day.fill(purchase)
  return imei
}

export type Fault = { claim?: string; withInvoice?: boolean }

export async function fillFault(page: Page, { claim, withInvoice = false }: Fault = {}) {
  await atStep(page, faultStep)
  if (claim) await page.getByLabel('Kárszám').fill(claim)
  await page.getByRole('checkbox', { name: 'Kijelző' }).check()
  await page.getByLabel('Írja le a hibát').fill('Leesett, és azóta nem kapcsol be.')
  if (withInvoice) {
    await page.getByLabel('Fájl kiválasztása: A számla másolata').setInputFiles(samplePdf)
    await expect(page.getByRole('button', { name: 'számla.pdf eltávolítása' })).toBeVisible()
  }
}

export type Pickup = { email?: string; phone?: string; postalCode?: string; locker?: string }

export async function fillPickup(page: Page, { email = 'kovacs.anna@pelda.hu', phone = '06 30 123 4567', postalCode = '1134', locker }: Pickup = {}) {
  await atStep(page, 'Felvétel és címek')
  await page.getByLabel('Vezetéknév').fill('Kovács')
  await page.getByLabel('Keresztnév', { exact: true }).fill('Anna')
  await page.getByLabel('E-mail-cím').fill(email)
  await page.getByLabel('Telefonszám', { exact: true }).fill(phone)
  await fillAddress(page, postalCode)
  await chooseDay(page)
  if (locker) {
    await page.getByRole('radio', { name: /^Csomagautomatába/ }).check()
    await page.getByLabel('Hol keressünk automatát?').fill(locker)
    await page.getByRole('group', { name: 'Csomagautomata' }).getByRole('radio').first().check()
  }
}

async function fillAddress(page: Page, postalCode: string) {
  await page.getByRole('combobox', { name: 'Irányítószám' }).fill(postalCode)
  const town = page.getByRole('combobox', { name: 'Település' })
  await expect(town).not.toHaveValue('')
  await page.getByRole('combobox', { name: 'Közterület neve' }).fill('Váci út 43.')
  await page.getByRole('combobox', { name: 'Közterület neve' }).blur()
  await expect(page.getByRole('combobox', { name: 'Közterület típusa' })).toHaveValue('út')
  await expect(page.getByLabel('Házszám')).toHaveValue('43.')
}

/** The first day that still has room, and its first free window. */
export async function chooseDay(page: Page) {
  await page.getByRole('group', { name: 'Nap', exact: true }).locator('input:enabled').first().check()
  await page.getByRole('group', { name: 'Idősáv' }).locator('input:enabled').first().check()
}

export async function fillBilling(page: Page) {
  await atStep(page, 'Számlázás')
  const company = page.getByRole('group', { name: 'Kinek a nevére szóljon a számla?' })
  if (await company.isVisible()) await expect(company.getByRole('radio', { name: /Magánszemély/ })).toBeChecked()
}

export async function agree(page: Page) {
  await atStep(page, 'Ellenőrzés és elküldés')
  const consents = page.getByRole('region', { name: 'Nyilatkozatok' })
  await expect(consents).toBeVisible()
  for (const box of await consents.getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked()
    await box.check()
  }
}

export const send = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Futár megrendelése|Elküldöm újra)$/ })
    .click()

export async function isDone(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Igényét elküldtük' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Megnyitom az igényt' })).toHaveAttribute('href', /^\/igeny-reszletei\/[\w-]{43}$/)
  return (await main(page).locator('strong').first().innerText()).replace(/\D/g, '')
}

/** From the step of the pickup to the end of the booking. @returns the number of the request */
export async function bookFromPickup(page: Page, email: string): Promise<number> {
  await fillPickup(page, { email })
  await goOn(page)
  await fillBilling(page)
  await goOn(page)
  await agree(page)
  await send(page)
  return Number(await isDone(page))
}
