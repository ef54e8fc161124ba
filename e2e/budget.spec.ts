import { readFileSync } from 'node:fs'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

// A budget for phones: what the first visit of a slow one may cost. The exact figures stand in bench/README.md.

const kB = 1024
/** Compressed bytes until `/igenyles` can be used. */
const firstVisit = 150 * kB
/** The aim is 1.5 s; the rest is for busy test machines. */
const largestPaint = 2500

type Transfer = { url: string; bytes: number; headers: Record<string, string> }

/** Everything a page fetches, with the bytes of its body as they came over the line. */
async function recordTransfers(page: Page): Promise<{ transfers: Transfer[]; cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page)
  const answers = new Map<string, Omit<Transfer, 'bytes'>>()
  const transfers: Transfer[] = []
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
    answers.set(requestId, { url: response.url, headers })
  })
  const received = new Map<string, number>()
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength))
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    const answer = answers.get(requestId)
    if (answer && !answer.url.startsWith('data:')) transfers.push({ ...answer, bytes: received.get(requestId) ?? 0 })
  })
  return { transfers, cdp }
}

test('the first visit costs at most 150 kB, all of it ours, compressed and kept', { tag: onPhone }, async ({ page, baseURL }) => {
  const { transfers } = await recordTransfers(page)
  await page.goto('/igenyles', { waitUntil: 'networkidle' })
  await screenIsReady(page)

  const sum = transfers.reduce((total, { bytes }) => total + bytes, 0)
  expect(sum, transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(firstVisit)
  // The framework alone is most of it: less would mean that nothing was measured.
  expect(sum).toBeGreaterThan(80 * kB)
  test.info().annotations.push({ type: 'first visit', description: `${Math.round(sum / kB)} kB` })
  expect(transfers.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([])

  const texts = transfers.filter(({ url, bytes }) => (/\.(js|css)$/.test(url) || url.endsWith('/igenyles')) && bytes > 1024)
  expect(texts.length).toBeGreaterThan(2)
  for (const { url, headers } of texts) expect(headers['content-encoding'], url).toBe('br')
  const assets = transfers.filter(({ url }) => url.includes('/assets/'))
  for (const { url, headers } of assets) expect(headers['cache-control'], url).toContain('immutable')
})

/** What a page would fetch with the module of a route: everything it names, and what that names in turn. */
function chunksOf(route: string): readonly string[] {
  const manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> = JSON.parse(
    readFileSync('build/client/.vite/manifest.json', 'utf8'),
  )
  const found = new Map<string, string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || found.has(name)) return
    found.set(name, chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const name of Object.keys(manifest)) if (name.startsWith(route)) visit(name)
  return [...found.values()].filter((file) => file.endsWith('.js'))
}

const carriesReactAria = (file: string) => readFileSync(`build/client/${file}`, 'utf8').includes('data-react-aria-pressable')

test('no public page carries React Aria, the desk does where it shows a table', { tag: onPhone }, () => {
  expect(chunksOf('src/service-desk/web/DeskQueuePage.tsx').some(carriesReactAria)).toBe(true)
  const pages = ['catalogue', 'requests', 'site', 'tracking', 'documents', 'payments'].map((slice) => `src/${slice}/web/`)
  const others = [
    'src/shell/web/PublicLayout',
    'src/accounts/web/Login',
    'src/accounts/web/SetPassword',
    'src/conversation/web/RatingPage',
    'src/app/',
  ]
  for (const page of [...pages, ...others]) {
    const chunks = chunksOf(page)
    expect(chunks.length, page).toBeGreaterThan(0)
    expect(chunks.filter(carriesReactAria), page).toEqual([])
  }
})

test('a second visit fetches no asset again', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles', { waitUntil: 'networkidle' })
  const { transfers } = await recordTransfers(page)
  await page.goto('/igenyles/gyartok')
  await page.goto('/igenyles', { waitUntil: 'networkidle' })
  const framework = transfers.filter(({ url, bytes }) => url.includes('/assets/framework') && bytes > 0)
  expect(framework).toEqual([])
})

test('/igenyles is painted in time on slow 4G with a slow processor', { tag: onPhone }, async ({ page }) => {
  const { cdp } = await recordTransfers(page)
  // Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; a processor four times slower.
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const paints = Object.assign(window, { largestPaint: 0 })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.largestPaint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/igenyles')
  await screenIsReady(page)
  const painted = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint)
  test.info().annotations.push({ type: 'largest paint', description: `${Math.round(painted)} ms` })
  expect(painted).toBeGreaterThan(0)
  expect(painted).toBeLessThan(largestPaint)
})
