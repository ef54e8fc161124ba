import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { newImei } from '../booking-steps.ts'
import { emailTo, linkIn, newEmail } from '../followed-request.ts'
import { workshop } from '../workshop-by-calls.ts'
import { startFirefox } from './firefox.ts'
import type { PhoneBrowser } from './phone-browser.ts'
import { startWebKit } from './webkit.ts'
import { button, field, firstChoice, firstSuggestion, isTakenOver, openBox, says, widerThanScreen } from './words.ts'

// What a customer does on a phone, in the engines the suite does not know: Firefox ESR and WebKitGTK. No step is wider than the screen, none says an error.

const starts: Record<string, () => Promise<PhoneBrowser>> = { firefox: startFirefox, webkit: startWebKit }

let phoneBrowser: PhoneBrowser
let stop = async () => {}
test.beforeEach(async ({ browserName: _ }, { project }) => {
  phoneBrowser = await (starts[project.name] as () => Promise<PhoneBrowser>)()
  stop = phoneBrowser.close
})
test.afterEach(async () => {
  await stop()
  stop = async () => {}
})

const untilSaid = (text: string) => expect.poll(() => phoneBrowser.run(says, text), { message: `the page says: ${text}` }).toBe(true)
const press = (name: string) => expect.poll(() => phoneBrowser.press(button, name), { message: `button: ${name}` }).toBe(true)
const choose = (group: string) => expect.poll(() => phoneBrowser.press(firstChoice, group), { message: `choice: ${group}` }).toBe(true)
const write = (name: string, text: string) => expect.poll(() => phoneBrowser.type(text, field, name), { message: `field: ${name}` }).toBe(true)

/** The screen is kept among the results of the run, to be looked at. */
async function fits(step: string) {
  expect(await phoneBrowser.run(widerThanScreen), step).toEqual([])
  await writeFile(test.info().outputPath(`${step}.png`), await phoneBrowser.screenshot())
}

async function open(url: string) {
  await phoneBrowser.goTo(url)
  await expect.poll(() => phoneBrowser.run(isTakenOver), { message: `${url} is ready` }).toBe(true)
}

const tickAll = (region: string) =>
  expect
    .poll(async () => {
      await phoneBrowser.press(openBox, region)
      return phoneBrowser.run(openBox, region)
    }, `every box is ticked: ${region}`)
    .toBeNull()

async function book(baseURL: string, email: string): Promise<number> {
  // At rest, so that no script it is still loading is cut off by the next page.
  await open(`${baseURL}/impresszum`)
  await phoneBrowser.run(() => window.localStorage.setItem('language', 'hu'))
  await open(`${baseURL}/igenyles/gyartok/huawei/fizetos-javitasok`)
  await untilSaid('A készülék')
  await choose('Milyen készülékről van szó?')
  await write('A készülék típusa', 'a')
  await expect.poll(() => phoneBrowser.press(firstSuggestion)).toBe(true)
  await write('IMEI-szám', newImei())
  await fits('device')
  await press('Tovább')

  await untilSaid('Mi romlott el?')
  await choose('Mi romlott el?')
  await write('Írja le a hibát', 'Leesett, és azóta nem kapcsol be.')
  await fits('fault')
  await press('Tovább')

  await untilSaid('Felvétel és címek')
  await write('Vezetéknév', 'Kovács')
  await write('Keresztnév', 'Anna')
  await write('E-mail-cím', email)
  await write('Telefonszám', '06 30 123 4567')
  await write('Irányítószám', '1134')
  await write('Közterület neve', 'Váci út 43.')
  await choose('Nap')
  await choose('Idősáv')
  await fits('pickup')
  await press('Tovább')

  await untilSaid('Számlázás')
  await fits('billing')
  await press('Tovább')

  await untilSaid('Nyilatkozatok')
  await tickAll('Nyilatkozatok')
  await fits('check')
  await press('Futár megrendelése')

  await untilSaid('Igényét elküldtük')
  await fits('done')
  const number = await phoneBrowser.run(() => document.querySelector('main strong')?.textContent ?? '')
  return Number(number.replace(/\D/g, ''))
}

test('a repair is booked, followed by the link of its email, and its quote accepted', async ({ browser, request, baseURL }) => {
  const email = newEmail()
  const portal = baseURL ?? ''
  const id = await book(portal, email)

  await open(`${portal}${linkIn(await emailTo(request, email, 'Igényét megkaptuk'), '/igeny-reszletei/')}`)
  await untilSaid('Hol tart most?')
  await fits('tracking')

  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.sendQuote(id)
  await open(`${portal}${linkIn(await emailTo(request, email, 'Elkészült az árajánlat'), '/igeny-reszletei/')}`)
  await untilSaid('Árajánlat a javításra')
  await fits('quote')
  await press('Elfogadom az árajánlatot')
  await untilSaid('A javítás megrendelése')
  await tickAll('Árajánlat a javításra')
  await fits('decision')
  await press('Fizetési kötelezettséggel járó megrendelés')
  await untilSaid('Elfogadta az árajánlatot:')
  await fits('accepted')

  expect(await phoneBrowser.errors()).toEqual([])
})
