import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#testing/crash/server.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { type Find, type PhoneBrowser, phone } from './phone-browser.ts'

// WebKitGTK, the engine of every iPhone, by its own WebDriver (https://www.w3.org/TR/webdriver2/). It has no headless mode, so it gets a screen of its own.

const howToInstall = 'install it with "apt-get install webkit2gtk-driver xvfb" (Debian)'

function findMiniBrowser(): string {
  const found = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
  if (!found || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) throw new Error(`WebKit is missing: ${howToInstall}`)
  return found
}

/** The toolbar keeps a window 447 px wide, wider than a phone, unless it is squeezed. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK tells its console to nobody while it is driven, so the page does. Put in as soon as a document is there. */
function watchErrors() {
  const page = window as typeof window & { seenErrors?: string[] }
  if (page.seenErrors) return
  const seen: string[] = []
  page.seenErrors = seen
  const { error } = console
  console.error = (...words: unknown[]) => {
    seen.push(words.map(String).join(' '))
    error(...words)
  }
  window.addEventListener('error', ({ message }) => seen.push(`uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => seen.push(`uncaught: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    seen.push(`policy: ${effectiveDirective} ${blockedURI}`),
  )
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await new Promise((resolve) => child.once('exit', resolve))
}

/** A screen nobody looks at. @returns its name for DISPLAY */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (said: Buffer) => resolve(said.toString().trim()))
    child.once('exit', () => reject(new Error('Xvfb ended by itself')))
  })
  return { child, display: `:${number}` }
}

/** On a busy machine what was found may move, or be drawn anew, before it is pressed: then it was not pressed. */
const isPressed = (click: Promise<unknown>): Promise<boolean> =>
  click.then(
    () => true,
    (error: Error) => {
      if (error.cause === 'element not interactable' || error.cause === 'stale element reference') return false
      throw error
    },
  )

export async function startWebKit(): Promise<PhoneBrowser> {
  const binary = findMiniBrowser()
  const folder = await temporaryFolder('webkit')
  await mkdir(path.join(folder, 'gtk-3.0'))
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), narrowToolbar)
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LANG: 'hu_HU.UTF-8',
      LANGUAGE: 'hu',
      XDG_CONFIG_HOME: folder,
      XDG_RUNTIME_DIR: folder,
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Containers have no sandbox to give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const close = async () => {
    await end(driver)
    await end(screen.child)
    await rm(folder, { recursive: true, force: true })
  }

  async function ask<Answer = unknown>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`, { cause: value.error })
    return value
  }
  async function session(): Promise<string> {
    for (let tries = 0; ; tries++) {
      try {
        const browserOptions = { binary, args: ['--automation'] }
        const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browserOptions } }
        return `/session/${(await ask<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId}`
      } catch (error) {
        // The driver needs a moment until it listens.
        if (tries === 40) throw error
        await wait(250)
      }
    }
  }

  const at = await session().catch(async (error) => {
    await close()
    throw error
  })
  const evaluate = <Answer>(script: (...words: string[]) => Answer, ...words: string[]) =>
    ask<Answer>('POST', `${at}/execute/sync`, { script: `return (${script}).apply(null, arguments)`, args: words })
  /** An element comes as a reference to it. */
  const found = async (find: Find, words: string[]) => {
    const reference: unknown = await evaluate(find, ...words)
    return reference instanceof Object && elementKey in reference ? String(reference[elementKey]) : undefined
  }
  const earlier: string[] = []
  const errorsHere = async () => evaluate(() => (window as typeof window & { seenErrors?: string[] }).seenErrors ?? [])

  // The window has a frame of its own: the page inside is what is to be as wide as a phone.
  await ask('POST', `${at}/window/rect`, { ...phone, height: phone.height + 40 })
  return {
    goTo: async (url) => {
      earlier.push(...(await errorsHere()))
      const old = await evaluate(() => performance.timeOrigin)
      await ask('POST', `${at}/url`, { url })
      for (let tries = 0; ; tries++) {
        const { origin, state } = await evaluate(() => ({ origin: performance.timeOrigin, state: String(document.readyState) })).catch(() => ({
          origin: old,
          state: '',
        }))
        if (origin !== old) await evaluate(watchErrors)
        if (origin !== old && state === 'complete') return
        if (tries === 400) throw new Error(`${url} does not load`)
        await wait(50)
      }
    },
    run: evaluate,
    press: async (find, ...words) => {
      const element = await found(find, words)
      if (element === undefined) return false
      // Of what lies just below the window the driver believes that it is in view.
      await ask('POST', `${at}/execute/sync`, { script: 'arguments[0].scrollIntoView({ block: "center" })', args: [{ [elementKey]: element }] })
      return isPressed(ask('POST', `${at}/element/${element}/click`, {}))
    },
    type: async (text, find, ...words) => {
      const element = await found(find, words)
      if (element) await ask('POST', `${at}/element/${element}/value`, { text })
      return element !== undefined
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', `${at}/screenshot`), 'base64'),
    errors: async () => [...earlier, ...(await errorsHere())],
    close: async () => {
      await ask('DELETE', at).catch(() => undefined)
      await close()
    },
  }
}
