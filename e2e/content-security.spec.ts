import { expect, type Page, test } from '@playwright/test'
import { onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

/** Not every browser has it, so the types of TypeScript do not. */
type Policies = { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

for (const address of ['/igenyles', '/bejelentkezes', '/igenyles/gyartok/huawei/fizetos-javitasok'])
  test(`${address} takes no string as markup, script or style`, { tag: onPhone }, async ({ page, baseURL }) => {
    const watch = await watchPage(page, new URL(baseURL ?? '').origin)
    await open(page, address)
    const attempt = (what: string) =>
      page.evaluate((kind) => {
        const element = document.createElement('div')
        try {
          if (kind === 'innerHTML') element.innerHTML = '<b>x</b>'
          if (kind === 'document') new DOMParser().parseFromString('<b>x</b>', 'text/html')
          if (kind === 'script') document.createElement('script').src = '/assets/x.js'
          if (kind === 'policy') (window as unknown as Policies).trustedTypes.createPolicy('mine', {})
          return 'taken'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      }, what)
    for (const what of ['innerHTML', 'document', 'script', 'policy']) expect(await attempt(what), what).toBe('refused')
    const position = await page.evaluate(() => {
      const element = document.createElement('p')
      element.setAttribute('style', 'position: fixed')
      document.body.append(element)
      return getComputedStyle(element).position
    })
    expect(position).toBe('static')
    await expect.poll(() => watch.violations.length).toBeGreaterThanOrEqual(5)
  })

test('a brand’s own words are drawn, with their links', { tag: onPhone }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.route('**/api/brands/*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const desc = '<p>Kedves <strong>ügyfelünk</strong>, <a href="/generalCosts">az árak</a> itt vannak.</p>'
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, desc } } })
  })
  await open(page, '/igenyles/gyartok/huawei')
  await expect(page.getByRole('main').getByRole('strong').filter({ hasText: 'ügyfelünk' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'az árak' })).toHaveAttribute('href', '/generalCosts')
  expect(watch.violations).toEqual([])
})

// Their own headers, their own looks: neither loads anything of the portal's.
test('the viewer of emails keeps its looks', { tag: onPhone }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto('/dev/mails')
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('900px')
  expect(watch.violations).toEqual([])
})
