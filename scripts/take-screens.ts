// npm run screens: photographs every screen into docs/screens, on a phone (360 px) and on a desktop (1280 px).
// npm run screens -- --to=/tmp/screens [--only=companies|worksheets] [--widths=360,768,1280]: to be looked at, into another folder.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { readEnv } from '#base/server/env.ts'
import { createLog } from '#base/server/log.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { partsToCome } from '../e2e/watch-page.ts'
import { createPortal } from '../src/app/portal.ts'
import { buildIfNeeded } from './build.ts'
import { browserArguments, findBrowser } from './find-browser.ts'
import { tour, tourOfCompanies, tourOfWorksheets } from './screen-tour.ts'
import type { Shot } from './shot.ts'
import { shrinkPng } from './shrink-png.ts'

const { values: flags } = parseArgs({ options: { to: { type: 'string' }, only: { type: 'string' }, widths: { type: 'string' } } })
const tours: Readonly<Record<string, typeof tour>> = { companies: tourOfCompanies, worksheets: tourOfWorksheets }
const walk = flags.only === undefined ? tour : tours[flags.only]
if (!walk) throw new Error(`There is no tour ${flags.only}: ${Object.keys(tours).join(', ')}`)
// The pictures of the documentation are taken together.
if (flags.to === undefined && (flags.only !== undefined || flags.widths !== undefined)) throw new Error('Say where to by --to')
const folder = flags.to ?? path.join(import.meta.dirname, '../docs/screens')
const port = Number(process.env.SCREENS_PORT ?? 41800)
/** The clock of portal and browser stands on this working Monday morning, so the pictures change only when the screens do. */
const now = '2026-11-23T09:00:00+01:00'
const devices = [
  { width: 360, height: 740, isMobile: true, hasTouch: true },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
const widths = devices.filter(({ width }) => (flags.widths ?? '360,1280').split(',').includes(String(width)))
/** Longer pages are cut: what follows looks the same. */
const tallest = 2800

buildIfNeeded()
const data = await temporaryFolder('screens')
const env = readEnv({ PORT: String(port), DATA_DIR: data, RATE_LIMITS: 'off', PUBLIC_URL: `http://localhost:${port}` })
const portal = await createPortal(env, createLog('error'), () => Temporal.Instant.from(now))
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, '--lang=hu'] })
const taken: Shot[] = []
try {
  await portal.http.listen({ port, host: '127.0.0.1' })
  if (flags.to === undefined) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { width, height, ...device } of widths) {
    const context = await browser.newContext({
      ...device,
      viewport: { width, height },
      baseURL: `http://localhost:${port}`,
      locale: 'hu-HU',
      timezoneId: 'Europe/Budapest',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(now))
    await walk(page, portal.db, async (shot) => {
      await photograph(page, path.join(folder, `${shot.name}-${width}.png`), shot)
      if (!taken.some(({ name }) => name === shot.name)) taken.push(shot)
    })
    await context.close()
  }
} finally {
  await browser.close()
  await portal.stop()
  await rm(data, { recursive: true, force: true })
}
if (flags.to === undefined) await writeFile(path.join(folder, 'README.md'), contents(taken))
console.log(`${taken.length} screens at ${widths.length} widths stand in ${folder}`)

async function photograph(page: Page, file: string, { isAsSeen, showsLoading }: Shot) {
  const options = { animations: 'disabled', caret: 'hide' } as const
  if (!showsLoading) await nothingIsComing(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (isAsSeen) return writeFile(file, shrinkPng(await page.screenshot(options)))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  if (height > tallest) await page.setViewportSize({ width: size.width, height: tallest })
  await writeFile(file, shrinkPng(await page.screenshot({ ...options, fullPage: height <= tallest })))
  await page.setViewportSize(size)
}

/** Until nothing on the page says that more is coming, for two moments on end: what has come may ask for more. */
async function nothingIsComing(page: Page) {
  const coming = partsToCome(page)
  for (let quiet = 0; quiet < 2; quiet++) {
    await coming.first().waitFor({ state: 'detached' })
    await page.waitForTimeout(250)
    if ((await coming.count()) > 0) quiet = -1
  }
}

function contents(shots: readonly Shot[]): string {
  const row = ({ name, what }: Shot) =>
    `| ${what} | <a href="${name}-360.png"><img src="${name}-360.png" width="120" alt="${what}, 360 px"></a> | <a href="${name}-1280.png"><img src="${name}-1280.png" width="420" alt="${what}, 1280 px"></a> |`
  return [
    '# Screens',
    '',
    'Taken by `npm run screens`; longer pages are cut.',
    '',
    '| Screen | 360 px | 1280 px |',
    '|---|---|---|',
    ...shots.map(row),
    '',
  ].join('\n')
}
