import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop, onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// What somebody typed and did not send: it is asked about before it is left, and a long form gets it back.

const main = (page: Page) => page.getByRole('main')
const note = (page: Page) => main(page).getByLabel('Új jegyzet')
const question = (page: Page) => page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' })
const toQueue = (page: Page) => page.getByRole('banner').getByRole('link').first()

async function openRequest(page: Page): Promise<string> {
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await signInAsEmployee(page, 'vezeto')
  const address = `/iranyitopult/szerviz/igenyek/${crmRequestId}`
  await page.goto(address)
  await screenIsReady(page)
  await expect(note(page)).toBeVisible()
  return address
}

test('leaving a page with something typed asks first; staying keeps it, leaving goes on, and what was sent is not asked about', {
  tag: onDesktop,
}, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  const address = await openRequest(page)
  await note(page).fill('Az ügyfél délután hív.')

  await toQueue(page).click()
  await expect(question(page)).toBeVisible()
  await expectFineOnBothScreens(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(note(page)).toHaveValue('Az ügyfél délután hív.')

  await toQueue(page).click()
  await question(page).getByRole('button', { name: 'Maradok' }).click()
  await main(page).getByRole('button', { name: 'Jegyzet hozzáadása' }).click()
  await expect(main(page).getByText('A jegyzet elmentve.')).toBeVisible()
  await expect(note(page)).toHaveValue('')
  await toQueue(page).click()
  // The link leads on to the queue by itself, and would overtake whoever goes back before that.
  await expect(page).toHaveURL(/\/szerviz$/)
  await screenIsReady(page)
  await expect(question(page)).toBeHidden()

  await page.goBack()
  await note(page).fill('Mégsem.')
  await toQueue(page).click()
  await question(page).getByRole('button', { name: 'Elhagyom' }).click()
  await expect(page).not.toHaveURL(new RegExp(`${address}$`))
  expect(watch.errors).toEqual([])
})

test('what was typed survives a reload, and can be discarded', { tag: onDesktop }, async ({ page }) => {
  await openRequest(page)
  await note(page).fill('Az ügyfél délután hív.')
  await page.reload()
  await screenIsReady(page)
  const restored = main(page).getByRole('complementary', { name: 'Korábban megkezdett űrlap' })
  await expect(restored).toContainText('Visszatöltöttük')
  await expect(note(page)).toHaveValue('Az ügyfél délután hív.')
  await expectAccessible(page)

  await restored.getByRole('button', { name: 'Elvetem' }).click()
  await expect(note(page)).toHaveValue('')
  await expect(restored).toBeHidden()
  await page.reload()
  await screenIsReady(page)
  await expect(note(page)).toHaveValue('')
})

test('a customer is asked before a message, another pickup or the end of following loses what was typed', { tag: onPhone }, async ({ page }) => {
  const email = newEmail()
  await bookByApi(page.request, email)
  await page.goto(linkIn(await emailTo(page.request, email, ''), '/igeny-reszletei/'))
  await expect(main(page).getByRole('heading', { name: 'Hol tart most?' })).toBeVisible()
  const here = page.url()
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'Elállás a szerződéstől' })
  const message = main(page).getByLabel('Üzenet a szerviznek').getByRole('textbox')

  await main(page).getByRole('button', { name: 'Másik időpontot választok' }).click()
  await main(page).getByRole('group', { name: 'Melyik napon jöjjön a futár?' }).getByRole('radio').nth(3).press('Space')
  await home.click()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Maradok' }).click()
  await expect(page).toHaveURL(here)
  await main(page).getByRole('button', { name: 'Mégse' }).click()

  await message.fill('Mikor jön a futár?')
  await home.click()
  await question(page).getByRole('button', { name: 'Maradok' }).click()
  await expect(message).toHaveValue('Mikor jön a futár?')
  await main(page).getByRole('button', { name: 'Kilépés a nyomon követésből' }).click()
  await question(page).getByRole('button', { name: 'Maradok' }).click()
  await expect(page).toHaveURL(here)
  await home.click()
  await question(page).getByRole('button', { name: 'Elhagyom' }).click()
  await expect(page).not.toHaveURL(here)
})
