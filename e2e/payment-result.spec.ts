import { expect, type Page, test } from '@playwright/test'
import { languages } from '#base/languages.ts'
import { paths } from '#paths.ts'
import { paymentResultTexts } from '#payments/result-texts.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { desktop, onDesktop, onPhone, phone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

const addresses = [paths.paymentSucceeded(), paths.paymentCancelled(), paths.paymentFailed()]
const { hu, load } = paymentResultTexts
const localeKeys = { hu: 'hu-HU', en: 'en-EN', de: 'de-DE', sl: 'sl-SL' } as const

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

const payment = { crmRequestId: 123456789, invoiceNumber: 'MF-2026-000001', paymentMethodId: 4, transactionId: 'SIM1', timedOut: false }
const answerOf = (said: string | number | null) =>
  typeof said === 'string'
    ? { status: 200, json: { status: 200, data: { ...payment, status: said } } }
    : { status: said ?? 500, json: { status: said ?? 500, code: 'OVERLOADED', message: 'Most sokan vannak.' } }

/** What the server says of the payment, one answer after the other, the last one for good. */
async function serverSays(page: Page, ...answers: (string | number)[]) {
  const asked: string[] = []
  await page.route('**/api/payments?*', (route) => {
    asked.push(new URL(route.request().url()).search)
    const said = answers.length > 1 ? answers.shift() : answers[0]
    return route.fulfill(answerOf(said ?? 500))
  })
  return asked
}

/** Every state of the page as a whole: what it is told, and how it begins its title. */
const states = [
  ['loading', 'hang'],
  ['pending', 'pending'],
  ['success', 'success'],
  ['failed', 'failed'],
  ['aborted', 'aborted'],
  ['lateSuccess', 'lateSuccess'],
  ['away', 503],
  ['whoIsIt', 401],
  ['nothing', 404],
  ['bare', null],
] as const

for (const language of languages) {
  test(`every state of the result page, ${language}, on both screens`, { tag: onDesktop }, async ({ page }) => {
    const words = language === 'hu' ? hu : await load[language]()
    await page.addInitScript((key) => window.localStorage.setItem('language', key), localeKeys[language])
    let said: (typeof states)[number][1] = null
    const asked: string[] = []
    await page.route('**/api/payments?*', (route) => {
      asked.push(route.request().url())
      return said === 'hang' ? new Promise<void>(() => undefined) : route.fulfill(answerOf(said))
    })
    for (const [state, tells] of states) {
      said = tells
      await page.goto(state === 'bare' ? paths.paymentSucceeded() : `${paths.paymentSucceeded()}?token=SIM1&PayerID=P1`)
      const isWaiting = state === 'loading' || state === 'pending' || state === 'away'
      await expect(title(page), state).toHaveText(isWaiting ? words.loadingTitle : words[state === 'bare' ? 'nothing' : state].title)
      if (state === 'away') await expect(page.getByRole('alert')).toContainText('Most sokan vannak.')
      else if (isWaiting) await expect(page.getByText(words.loading)).toBeVisible()
      else await expect(page.getByRole('main')).toContainText(words[state === 'bare' ? 'nothing' : state].text)
      if (state === 'whoIsIt') await expect(page.getByRole('main').getByRole('link', { name: words.toLogin })).toHaveAttribute('href', paths.login())
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const screen of [phone, desktop]) {
        await page.setViewportSize(screen)
        await expectNoSidewaysScroll(page)
        if (language === 'hu' && screen === phone) await expectAccessible(page)
      }
    }
    // Bare, nobody is asked anything.
    const before = asked.length
    for (const address of language === 'hu' ? addresses : []) {
      await open(page, address)
      await expect(title(page)).toHaveText(words.nothing.title)
    }
    expect(asked).toHaveLength(before)
  })
}

for (const address of addresses) {
  test(`${address} with a token says what the server knows`, { tag: onPhone }, async ({ page }) => {
    const asked = await serverSays(page, 'failed')
    await open(page, `${address}?token=SIM1&PayerID=P1`)
    await expect(title(page)).toHaveText(hu.failed.title)
    await expect(page.getByRole('main').getByRole('link', { name: 'Kezdőlap' })).toHaveAttribute('href', '/')
    // Who pays by the link of an email is not sent to ask for another one.
    await expect(page.getByRole('main').getByRole('link', { name: 'Igény megnyitása' })).toHaveAttribute('href', paths.externalRequest('123456789'))
    expect(asked).toEqual(['?token=SIM1&PayerID=P1'])
  })
}

test('an undecided payment is asked about until it is decided', { tag: onPhone }, async ({ page }) => {
  await serverSays(page, 'pending', 'success')
  // The page is busy until the answer comes.
  await page.goto('/sikeres-fizetes?token=SIM1&PayerID=P1')
  await expect(page.getByText(hu.loading)).toBeVisible()
  await expect(title(page)).toHaveText(hu.success.title)
})

test('a server that does not answer is asked again by hand', { tag: onPhone }, async ({ page }) => {
  await serverSays(page, 503, 'success')
  await open(page, '/sikeres-fizetes?token=SIM1&PayerID=P1')
  await expect(page.getByRole('alert')).toContainText('Most sokan vannak.')
  await page.getByRole('button', { name: 'Újrapróbálom' }).click()
  await expect(title(page)).toHaveText(hu.success.title)
})

/** Of a payment by card SimplePay wants its own sentences read (DOMAIN 3.2). */
test('a payment by card says what SimplePay prescribes, in every language', async ({ page }) => {
  const sentences = [
    ['success', false, 'success'],
    ['failed', false, 'failed'],
    ['failed', true, 'timedOut'],
    ['aborted', false, 'aborted'],
  ] as const
  let said: object = {}
  await page.route('**/api/payments?*', (route) => route.fulfill({ json: { status: 200, data: said } }))
  for (const language of languages) {
    const words = language === 'hu' ? hu : await load[language]()
    for (const [status, timedOut, sentence] of language === 'hu' ? sentences : sentences.slice(1, 2)) {
      said = { status, crmRequestId: 123456789, invoiceNumber: 'MF-2026-000001', paymentMethodId: 5, transactionId: '504230000', timedOut }
      await page.addInitScript((key) => window.localStorage.setItem('language', key), localeKeys[language])
      await open(page, '/sikertelen-fizetes?r=e30=&s=AAAA')
      await expect(title(page)).toHaveText(words[status].title)
      await expect(page.getByRole('main')).toContainText(words.card[sentence].replace('{id}', '504230000'))
      // Whoever was late did nothing wrong that they could look up.
      if (timedOut) await expect(page.getByRole('main')).toContainText(words.aborted.text)
      await expectNoSidewaysScroll(page)
    }
  }
  await expectAccessible(page)
})
