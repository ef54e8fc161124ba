import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { samplePdf } from '#testing/factories.ts'
import { expectAccessible, expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { desktop, onPhone } from './sizes.ts'

// A question and its answer, from both sides; what is typed outlives a reload.

const threadOf = (page: Page) => page.getByRole('region', { name: /^Üzenetek/ })

async function atDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: desktop })).newPage()
  await signInAsEmployee(page, 'ugyfelszolgalat')
  return page
}

test('a customer asks with a photo and a document, the desk answers, and both see what is new', { tag: onPhone }, async ({ page, browser }) => {
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await page.goto(linkIn(await emailTo(page.request, email, 'megkaptuk'), '/igeny-reszletei/'))
  const thread = threadOf(page)
  const words = thread.getByRole('textbox', { name: 'Üzenet a szerviznek' })
  await thread.getByRole('button', { name: 'Üzenet küldése' }).click()
  await expect(thread.getByText('Írja meg az üzenetet, vagy csatoljon fájlt.')).toBeVisible()
  await words.fill('Betegyem a töltőt is?\n<b>Köszönöm</b>')
  await page.reload()
  await expect(words).toHaveValue('Betegyem a töltőt is?\n<b>Köszönöm</b>')

  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  await thread.getByLabel('Fájl csatolása').setInputFiles([
    { name: 'kijelző.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'számla.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf()) },
    { name: 'jegyzet.txt', mimeType: 'text/plain', buffer: Buffer.from('szöveg') },
  ])
  await expect(thread.getByText(/jegyzet\.txt: Ezt a fájlt nem tudjuk beolvasni\. Válasszon PDF-, JPG- vagy PNG-fájlt/)).toBeVisible()
  await expectFineOnBothScreens(page)
  await thread.getByRole('button', { name: 'Üzenet küldése' }).dblclick()
  await expect(thread.getByText('Az üzenetet elküldtük.')).toBeVisible()
  await expect(thread.getByRole('log').getByRole('listitem').filter({ hasText: 'Betegyem' })).toHaveCount(1)
  await expect(thread.getByRole('img', { name: 'Csatolt kép: kijelző.jpg' })).toBeVisible()
  await expect(words).toHaveValue('')

  const desk = await atDesk(browser)
  const number = String(crmRequestId).replace(/(\d{3})(?=\d)/g, '$1 ')
  await desk.goto('/iranyitopult/szerviz/uzenetek')
  await expect(desk.getByRole('link', { name: new RegExp(number) })).toBeVisible()
  await expectFineOnBothScreens(desk)
  await desk.getByRole('link', { name: new RegExp(number) }).click()
  const answering = threadOf(desk)
  await expect(answering).toContainText('<b>Köszönöm</b>')
  await expect(answering).toContainText('Az ügyfél válaszra vár')
  await answering.getByRole('textbox', { name: 'Válasz az ügyfélnek' }).fill('Csak a készüléket kérjük.')
  await answering.getByRole('button', { name: 'Üzenet küldése' }).click()
  await expect(answering.getByText('Az üzenetet elküldtük.')).toBeVisible()
  await expect(answering).not.toContainText('Az ügyfél válaszra vár')

  await page.goto(linkIn(await emailTo(page.request, email, 'Üzenete érkezett'), '/igeny-reszletei/'))
  await page.getByRole('link', { name: '1 új üzenete van' }).click()
  await expect(thread.getByRole('listitem').filter({ hasText: 'Csak a készüléket kérjük.' })).toBeFocused()
  await expect(page.getByRole('link', { name: '1 új üzenete van' })).toHaveCount(0)
  await expect(thread.getByText('Elolvastuk')).toBeVisible()
  await expectAccessible(page)
  await desk.context().close()
})

test('a link of no email asks for no rating', { tag: onPhone }, async ({ page }) => {
  await page.goto('/ertekeles/nincs-ilyen-hivatkozas')
  await expect(page.getByRole('heading', { name: 'Ez a hivatkozás már nem használható' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Igény megkeresése' }).click()
  await expect(page).toHaveURL('/nyomonkovetes')
})
