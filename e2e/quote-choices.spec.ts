import { expect, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { onPhone } from './sizes.ts'
import { gaveWay, screenIsReady, watchForGivingWay } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

const line = (description: string, netUnit: number, over: object = {}) => ({
  ...{ kind: 'part', description, quantity: 1, netUnit, choice: 'always', group: null },
  ...over,
})

test('a quote with choices on a phone: every price is on the screen, and a choice that is missing is led to', { tag: onPhone }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.sendQuoteOf(id, [
    line('Displayaustausch', 12_000, { kind: 'labour' }),
    line('Original-Displayeinheit mit Fingerabdrucksensor', 40_000, { choice: 'alternative', group: 1 }),
    line('Nachbau-Display', 25_000, { choice: 'alternative', group: 1 }),
    line('Feuchtigkeitsschadensbegutachtung', 2000, { kind: 'other', choice: 'optional' }),
  ])
  await page.addInitScript(() => window.localStorage.setItem('language', 'de-DE'))
  await page.addInitScript(watchForGivingWay)
  await page.goto(linkIn(await emailTo(page.request, email, 'árajánlat'), '/igeny-reszletei/'))
  await screenIsReady(page)
  // The words of the panels that come with an answer are here before it is.
  expect(await gaveWay(page)).toBe(false)
  const group = page.getByRole('group', { name: 'Wählen Sie eine' })
  await expect(group).toBeVisible()
  for (const price of ['50.800 HUF', '31.750 HUF', '2.540 HUF']) {
    const box = await page.locator('label').getByText(price, { exact: true }).boundingBox()
    expect((box?.x ?? 999) + (box?.width ?? 0), price).toBeLessThan(page.viewportSize()?.width ?? 0)
  }
  await expectFineOnBothScreens(page)

  await page.getByRole('button', { name: 'Kostenvoranschlag annehmen' }).click()
  await expect(group).toBeFocused()
  await expect(group.getByText(/genau/)).toBeInViewport({ ratio: 1 })
  await expectFineOnBothScreens(page)
  await group.getByRole('radio', { name: /Nachbau/ }).check()
  await page.getByRole('checkbox', { name: /Feuchtigkeit/ }).check()
  await expect(page.getByText('Zu zahlen: 49.530 HUF')).toBeVisible()
  await page.reload()
  await screenIsReady(page)
  await expect(group.getByRole('radio', { name: /Nachbau/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /Feuchtigkeit/ }).uncheck()
  await expect(page.getByText('Zu zahlen: 46.990 HUF')).toBeVisible()
  await page.getByRole('button', { name: 'Kostenvoranschlag annehmen' }).click()
  await expect(page.getByRole('heading', { name: 'Reparatur bestellen' })).toBeFocused()

  // The workshop sends another one meanwhile: nothing is ordered of what is gone, and the focus is at what took its place.
  await desk.sendQuoteOf(id, [line('Nachbau-Display samt Einbau', 30_000)])
  await expect(page.getByRole('heading', { name: 'Kostenvoranschlag für die Reparatur' })).toBeFocused()
  await expect(page.getByText(/Dies ist Fassung 2/)).toBeVisible()
  await expectFineOnBothScreens(page)
})
