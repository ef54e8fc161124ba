import { expect, test } from '@playwright/test'
import { expectFineOnEveryScreen } from './accessible.ts'
import { newImei, samplePdf } from './booking-steps.ts'
import { signInAsCustomer } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

const heading =
  'partner_hivatkozas;javitas_tipusa;marka;termekcsoport;Modell nálunk;imei_1;vasarlas_datuma;hibaleiras;hibakategoria;kapcsolattarto_nev;telefon;email;felvetel_irsz;felvetel_varos;felvetel_kozterulet;felvetel_jelleg;felvetel_hazszam;szamla_fajlnev'
const person = 'Nagy Éva;06 30 123 4567;nagy.eva@pelda.hu;1134;Budapest;Váci;út;43'
const row = (reference: string, over: { kind?: string; brand?: string; imei?: string; bought?: string; invoice?: string } = {}) =>
  `${reference};${over.kind ?? '2'};${over.brand ?? 'HUAWEI'};Mobiltelefon;P30 Pro;${over.imei ?? newImei()};${over.bought ?? ''};Nem kapcsol be.;Kijelző;${person};${over.invoice ?? ''}`

test('a file with mistakes is mended in place, ordered, printed and given its documents', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await signInAsCustomer(page, 'flotta')
  await page.goto('/iranyitopult/csv-feltoltes')
  await screenIsReady(page)
  await expectFineOnEveryScreen(page)
  const file = [
    heading,
    row('A-1', { brand: 'Huawai' }),
    row('A-2', { imei: '3,52E+14' }),
    row('A-3', { kind: '1', bought: '2025-03-07', invoice: 'szamla-a3.pdf' }),
  ].join('\r\n')
  const line = Promise.withResolvers<void>()
  await page.route('**/csv-upload', async (route) => line.promise.then(() => route.continue()), { times: 1 })
  await page.locator('#bulk-file').setInputFiles({ name: 'keszulekek.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${file}`) })
  await expect(page.getByRole('progressbar', { name: 'Feltöltjük a fájlt' })).toBeVisible()
  line.resolve()

  // A heading of the company's own is said once.
  await page.getByLabel('Modell nálunk oszlop').selectOption({ label: 'Típus' })
  await page.getByRole('button', { name: 'Oszlopok mentése' }).click()
  await expect(page.getByRole('button', { name: 'Hibás (2)' })).toBeVisible()
  await expectFineOnEveryScreen(page)

  await page.getByRole('form', { name: '2. sor' }).getByRole('button', { name: 'Csere erre: HUAWEI' }).click()
  await expect(page.getByRole('button', { name: 'Hibás (1)' })).toBeVisible()
  const third = page.getByRole('form', { name: '3. sor' })
  await expect(third).toContainText('tudományos alakban')
  await third.getByLabel(/^IMEI/).fill(newImei())
  await third.getByRole('button', { name: 'Sor mentése' }).click()
  await expect(page.getByRole('button', { name: 'Hibás (0)' })).toBeVisible()

  await page.getByRole('button', { name: /^Megrendelés fizetési kötelezettséggel: 3/ }).click()
  await expect(page.getByText('Az elküldéshez fogadja el a szerződési feltételeket.')).toBeVisible()
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check()
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check()
  await page.getByRole('button', { name: /^Megrendelés fizetési kötelezettséggel: 3/ }).click()

  await expect(page.getByText('A megrendelést rögzítettük')).toBeVisible()
  await page.locator('#bulk-pdfs').setInputFiles({ ...samplePdf, name: 'Szamla-A3.pdf' })
  await expect(page.getByText('Párosítva')).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Fájlok feltöltése (1)' }).click()
  await expect(page.getByText('Minden garanciális igényhez van dokumentum.')).toBeVisible()
  const [sheets] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Címkék' }).click()])
  await sheets.close()

  // The same file once more, by mistake.
  await page.goto('/iranyitopult/csv-feltoltes')
  await page.locator('#bulk-file').setInputFiles({ name: 'keszulekek.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${file}`) })
  await expect(page.getByText('Ezt a fájlt már elküldte')).toContainText('3 készülék javítása lett belőle')
  await expectFineOnEveryScreen(page)
  await page.getByRole('link', { name: 'A korábbi feltöltés' }).click()
  await expect(page.getByRole('heading', { name: 'Rögzített igények' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tömeges feltöltés')
  expect(watch.errors).toEqual([])
})
