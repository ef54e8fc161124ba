import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

// A budget for phones: what the first visit of a slow one may cost. The exact figures stand in bench/README.md.

const kB = 1024
/** Compressed bytes until `/igenyles` can be used, of them our fonts, which it does not wait for, and all together. */
const firstVisit = 122 * kB
const ofFonts = 30 * kB
const together = 150 * kB
const isFont = (url: string) => url.endsWith('.woff2')
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

test('the first visit costs at most 122 kB and our fonts, all of it ours, compressed and kept', { tag: onPhone }, async ({ page, baseURL }) => {
  const { transfers } = await recordTransfers(page)
  await page.goto('/igenyles', { waitUntil: 'networkidle' })
  await screenIsReady(page)

  const sumOf = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  const fonts = transfers.filter(({ url }) => isFont(url))
  const sum = sumOf(transfers) - sumOf(fonts)
  expect(sum, transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(firstVisit)
  expect(fonts).toHaveLength(2)
  expect(sumOf(fonts)).toBeLessThanOrEqual(ofFonts)
  expect(sumOf(transfers)).toBeLessThanOrEqual(together)
  // The framework alone is most of it: less would mean that nothing was measured.
  expect(sum).toBeGreaterThan(80 * kB)
  test.info().annotations.push({ type: 'first visit', description: `${Math.round(sum / kB)} kB` })
  expect(transfers.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([])

  // The styles are written into the page, and not fetched once more.
  expect(transfers.filter(({ url }) => url.endsWith('.css'))).toEqual([])

  const texts = transfers.filter(({ url, bytes }) => (url.endsWith('.js') || url.endsWith('/igenyles')) && bytes > 1024)
  expect(texts.length).toBeGreaterThan(2)
  for (const { url, headers } of texts) expect(headers['content-encoding'], url).toBe('br')
  const assets = transfers.filter(({ url }) => url.includes('/assets/'))
  for (const { url, headers } of assets) expect(headers['cache-control'], url).toContain('immutable')
})

/** Of everything that comes but our fonts, with the heads of all answers, as Lighthouse counts; and with the fonts. */
const wholeVisits = [
  ['/igenyles', 126.5, 150],
  ['/igenyles/gyartok/huawei', 140, 164],
] as const

for (const [address, bound, whole] of wholeVisits)
  test(`${address} costs at most ${bound} kB with all its heads, and ${whole} kB with our fonts`, { tag: onPhone }, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page)
    const asked = new Map<string, string>()
    const came: [bytes: number, url: string][] = []
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => came.push([encodedDataLength, asked.get(requestId) ?? '']))
    await cdp.send('Network.enable')
    await page.goto(address, { waitUntil: 'networkidle' })
    await screenIsReady(page)
    const sumOf = (some: typeof came) => some.reduce((total, [bytes]) => total + bytes, 0) / kB
    const sum = sumOf(came.filter(([, url]) => !isFont(url)))
    test.info().annotations.push({ type: 'whole visit', description: `${sum.toFixed(1)} kB, ${sumOf(came).toFixed(1)} kB with our fonts` })
    expect(sumOf(came)).toBeLessThanOrEqual(whole)
    // The framework alone is most of it: less would mean that nothing was measured.
    expect(sum).toBeGreaterThan(100)
    expect(sum, came.map(([bytes, url]) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(bound)
  })

type BuiltRoutes = Record<string, { id: string; parentId?: string; module: string; clientLoaderModule?: string }>

/** The routes of the build, as the browser is told of them: those of visitors, and those of whoever is logged in. */
function builtRoutes() {
  const window: { __reactRouterManifest?: { inside: { list: string }; routes: BuiltRoutes } } = {}
  runInNewContext(readFileSync(`${assets}/${manifestFile()}`, 'utf8'), { window })
  const inside = readFileSync(`build/client${window.__reactRouterManifest?.inside.list}`, 'utf8').replace(/^export .*$/m, '')
  runInNewContext(inside, { window })
  return Object.values(window.__reactRouterManifest?.routes ?? {})
}

const manifestFile = () => readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''

/** What a page needs before it can be used: its modules and layouts, with whatever these import at once. */
function filesBeforeUse(id: string): ReadonlySet<string> {
  const routes = new Map(builtRoutes().map((route) => [route.id, route]))
  const found = new Set([manifestFile()])
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, next = ''] of readFileSync(`${assets}/${file}`, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g)) visit(next)
  }
  visit(readdirSync(assets).find((file) => /^entry\.client-.*\.js$/.test(file)) ?? '')
  for (let route = routes.get(id); route; route = routes.get(route.parentId ?? ''))
    for (const module of [route.module, route.clientLoaderModule ?? route.module]) visit(path.basename(module))
  return found
}

const compressedSize = (file: string) => statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size

/** Compressed kB of the page itself and of what it needs before it can be used, one and a half per cent over what was built. A page that needs more wants a look, not a higher bound. */
const weights = [
  ['/igenyles', 'igenyles', 122],
  ['/igenyles/gyartok/huawei', '../prices/web/BrandWithPricesPage', 133.3],
  ['/igenyles/gyartok/huawei/fizetos-javitasok', 'fizetos-javitasok', 166],
  ['/nyomonkovetes', '../tracking/web/TrackingLoginPage', 187],
] as const

for (const [page, id, bound] of weights)
  test(`${page} needs at most ${bound} kB before it can be used`, { tag: onPhone }, () => {
    const files = [...filesBeforeUse(id)].map((file) => `${assets}/${file}`)
    const sizes = [`build/client${page}/index.html`, ...files].map((file) => ({ file, size: compressedSize(file) })).sort((a, b) => b.size - a.size)
    const sum = sizes.reduce((total, { size }) => total + size, 0) / kB
    // The framework alone is most of it: less would mean that nothing was measured.
    expect(sum).toBeGreaterThan(100)
    expect(sum, sizes.map(({ file, size }) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(bound)
  })

/** Every chunk a module may come to fetch: what it names, and what that names in turn. */
function chunksFrom(module: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || file.startsWith('manifest-')) return
    found.add(file)
    for (const [, next = ''] of readFileSync(`${assets}/${file}`, 'utf8').matchAll(/["'`](?:\.\/|assets\/|\/assets\/)([\w.~-]+\.js)["'`]/g))
      visit(next)
  }
  visit(path.basename(module))
  return found
}

const assets = 'build/client/assets'
const carriesReactAria = (file: string) => readFileSync(`${assets}/${file}`, 'utf8').includes('data-react-aria-pressable')

test('no public page carries React Aria, the queue of the desk does', { tag: onPhone }, () => {
  const routes = builtRoutes()
  const found = (module: string) => [...chunksFrom(module)].filter(carriesReactAria)
  const queue = routes.find(({ id }) => id.endsWith('service-desk/web/DeskQueuePage'))
  expect(found(queue?.module ?? '').length).toBeGreaterThan(0)
  const open = routes.filter(({ id, parentId }) => id === 'root' || id === 'outer' || parentId === 'outer')
  expect(open.length).toBeGreaterThan(30)
  for (const { id, module } of open) {
    // The framework, the page and what they share: less would mean that nothing was looked at.
    expect(chunksFrom(module).size, id).toBeGreaterThan(1)
    expect(found(module), id).toEqual([])
  }
})

test('the library of passkeys comes only when somebody asks for one', { tag: onPhone }, () => {
  const chunks = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const textOf = (file: string) => readFileSync(`${assets}/${file}`, 'utf8')
  const [library = '', ...others] = chunks.filter((file) => textOf(file).includes('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'))
  expect([library, others]).toEqual([expect.stringMatching(/\.js$/), []])
  const naming = chunks.filter((file) => textOf(file).includes(library))
  expect(naming.length).toBeGreaterThan(0)
  // `import("./x.js")` is on demand, `import … from "./x.js"` and `import "./x.js"` are not.
  for (const file of naming) expect(textOf(file), file).not.toMatch(new RegExp(`(?:from|import)\\s*["'\`]\\./${library}`))
})

test('a second visit fetches no asset again', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles', { waitUntil: 'networkidle' })
  const { transfers } = await recordTransfers(page)
  await page.goto('/igenyles/gyartok')
  await page.goto('/igenyles', { waitUntil: 'networkidle' })
  const framework = transfers.filter(({ url, bytes }) => url.includes('/assets/framework') && bytes > 0)
  expect(framework).toEqual([])
})

test('our fonts move nothing when they come late', { tag: onPhone }, async ({ page }) => {
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) moved.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => fonts.promise.then(() => route.continue()))
  // What is asked for ahead holds up the event `load`.
  await page.goto('/igenyles', { waitUntil: 'domcontentloaded' })
  await screenIsReady(page)
  const movedBy = () => page.evaluate(() => (window as unknown as { moved: number }).moved)
  const isDrawn = () => page.evaluate(() => document.fonts.check('1rem "Mobilfut Sans"'))
  expect(await isDrawn()).toBe(false)
  const before = await movedBy()
  fonts.resolve()
  await expect.poll(isDrawn).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const moved = (await movedBy()) - before
  test.info().annotations.push({ type: 'layout shift', description: moved.toFixed(4) })
  // Chromium's own measure of what nobody sees is 0.1.
  expect(moved).toBeLessThan(0.02)
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
