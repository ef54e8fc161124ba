import { expect, test } from '@playwright/test'
import { type FakeServer, startFakeServer } from '#testing/fake-server.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// What opens a page by its address alone must not leave it: neither with what the page loads, nor with a link to somebody else (thoughtbot, OWASP WSTG).

const secret = 'Sr3F'.repeat(11).slice(0, 43)

const addresses = [
  `/adataim/${secret}`,
  `/bejelentkezes-megerositese#${secret}`,
  `/ceges-meghivo/${secret}`,
  `/elfelejtett-jelszo/${secret}`,
  `/email-cim-megerositese#${secret}`,
  `/ertekeles/${secret}`,
  `/igeny-reszletei/${secret}`,
  `/igenyles/szervizgarancia-futarszolgaltatas/${secret}`,
  `/javitasi-dokumentumok/igeny-reszletek/gsm-worksheets/123456789/documents/${secret}`,
  `/sikeres-fizetes?token=${secret}&PayerID=${secret}`,
]

/** What somebody else's site was sent: the address that was asked for, and every header. */
const received: string[] = []
let elsewhere: FakeServer
test.beforeAll(async () => {
  elsewhere = await startFakeServer(({ url, rawHeaders }, text, response) => {
    received.push(`${url} ${rawHeaders.join(' ')} ${text}`)
    response.setHeader('Content-Type', 'text/html').end('<h1>Elsewhere</h1>')
  })
})
test.afterAll(() => elsewhere.stop())

for (const address of addresses)
  test(`nobody is told the secret in ${address.replaceAll(secret, '…')}`, { tag: onPhone }, async ({ page, context, baseURL }) => {
    const watch = await watchPage(page, new URL(baseURL ?? '').origin)
    const asked: Promise<Record<string, string>>[] = []
    context.on('request', (request) => asked.push(request.allHeaders()))
    await page.goto(address)
    await screenIsReady(page)
    expect(watch.foreign).toEqual([])

    for (const [path, target] of [
      ['new', '_blank'],
      ['same', '_self'],
    ]) {
      const link = `${elsewhere.url}/${path}-${test.info().testId}`
      const opened = target === '_blank' ? context.waitForEvent('page') : page.waitForURL(link)
      await page.evaluate(
        ([href, where]) => {
          const anchor = document.createElement('a')
          Object.assign(anchor, { href, target: where, rel: 'opener', textContent: href })
          document.body.append(anchor)
          anchor.click()
        },
        [link, target] as const,
      )
      await (await opened)?.waitForLoadState()
      expect(received.some((sent) => sent.startsWith(new URL(link).pathname))).toBe(true)
    }
    expect(received.filter((sent) => sent.includes(secret))).toEqual([])
    const referrers = (await Promise.all(asked)).map(({ referer = '' }) => referer)
    expect(referrers.filter((referrer) => referrer.includes(secret))).toEqual([])
  })
