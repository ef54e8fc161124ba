import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/find-browser.ts'
import { agree, fillBilling, fillDevice, fillFault, fillPickup, goOn, isDone, send } from './booking-steps.ts'
const dir = '/tmp/wt12/K/scratch/'
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, '--lang=hu'] })
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, baseURL: 'http://localhost:4233', locale: 'hu-HU', timezoneId: 'Europe/Budapest', reducedMotion: 'reduce' })
const page = await context.newPage()
page.setDefaultTimeout(15000)
const shot = async (name: string) => { await page.waitForTimeout(400); await page.screenshot({ path: `${dir}${name}.png`, fullPage: true }) }
try {
  await page.goto(process.argv[2] ?? '/')
  await page.waitForTimeout(1500)
  await shot('b0')
  await page.getByRole('button', { name: 'Tovább' }).click()
  await shot('b1-wrong')
  const links = page.getByRole('alert').getByRole('link')
  for (const link of await links.all()) {
    const href = await link.getAttribute('href')
    await link.click(); await page.waitForTimeout(150)
    console.log(href, await page.evaluate((id) => { const f = document.getElementById(id)!; const p = f.closest('[data-wrong]') ?? f; return [p.getBoundingClientRect().top, f.getBoundingClientRect().top, innerHeight] }, (href ?? '').slice(1)))
  }
  await page.screenshot({ path: dir + 'b1-jump.png' })
  await fillDevice(page); await shot('b1'); await goOn(page)
  await page.waitForTimeout(500); await shot('b2'); await fillFault(page); await goOn(page)
  await page.waitForTimeout(500); await fillPickup(page, { email: `nagy.anna${Date.now()}@pelda.hu` }); await shot('b3'); await goOn(page)
  await fillBilling(page); await shot('b4'); await goOn(page)
  await agree(page); await shot('b5'); await send(page)
  console.log(await isDone(page)); await page.waitForTimeout(1000); await shot('b6-done')
  console.log(await page.evaluate(() => [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href'))))
  await context.storageState({ path: dir + 'state.json' })
} catch (error) { console.log(String(error)); await shot('b-fail') }
await browser.close()
