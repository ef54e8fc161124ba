import { readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const stylesheet = /<link rel="stylesheet" href="(\/[^"#]+)(#?)"\/>/g
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** How the router starts a page: imports its modules, names them, and imports what hydrates them. */
const start =
  /<script type="module" async="">import "([^"]+)";\s*((?:(?:import \* as \w+ from "[^"]+"|const \w+ = \{[^}]*\});\s*)+)(window\.__reactRouterRouteModules = [^;]+;)\s*import\("([^"]+)"\);<\/script>/
/** In which a server would hand the page its data while it draws it. Nothing of ours reads it (src/app/HydratedPortal.tsx). */
const stream = /window\.__reactRouterContext\.stream = new ReadableStream\([^<]*?\.pipeThrough\(new TextEncoderStream\(\)\);/
const handedOver =
  /<!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\([^<]*<\/script><!--\$--><script>window\.__reactRouterContext\.streamController\.close\(\);<\/script><!--\/\$--><!--\/\$-->/
/** A route with a loader of the browser comes in several modules, which are put together. */
const merging = /const \w+ = \{[^}]*\};/g
const routeModule = /import \* as (\w+) from "([^"]+)";/g

/**
 * Rewrites every prerendered page so that its first paint waits for one answer of the server and for no script. A page that
 * shows nothing before its script runs is left alone.
 */
export async function paintFirst(folder: string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = path.join(folder, name)
    const html = await readFile(file, 'utf8')
    const styles = new Map<string, string>()
    for (const [, href = ''] of html.matchAll(stylesheet)) styles.set(href, await readFile(path.join(folder, href), 'utf8'))
    requireLayersInOrder(name, [...styles.values()])
    if (!html.includes('<main')) continue
    await writeFile(
      file,
      withPatientScripts(withoutStream(withStyles(html, styles)), (address) => readFileSync(path.join(folder, address), 'utf8')),
    )
  }
}

/**
 * Which cascade layer is stronger is said by whichever style sheet names them first, and that must be the root's: `page`, then `kit`. A file with styles
 * that the entry imports would come before it.
 * @throws Error when another sheet is first
 */
export function requireLayersInOrder(page: string, styles: readonly string[]): void {
  const first = styles.find((text) => text.includes('@layer'))
  if (first && !/^[^@]*(?:@(?!layer)[^@]*)*@layer page\b/.test(first))
    throw new Error(`${page}: the first of its styles does not begin with the layer of the page`)
}

/**
 * The styles are written into the page, in one element, for each has its hash in the page's policy. Their links stay, or React would not recognise the
 * page; of a type that is no style sheet, so that the browser does not fetch what is already there. (`disabled` says so too, but Chromium 150 looks
 * ahead and fetches them.)
 */
export function withStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const all = [...styles.values()].map((text) => text.trim()).join('\n')
  const patient = html.replace(stylesheet, (_link, href: string, mark: string) => `<link rel="stylesheet" href="${href}${mark}" type="text/plain"/>`)
  return all ? patient.replace('<link rel="stylesheet"', (first) => `<style>${all}</style>${first}`) : patient
}

/** So many files are asked for before somebody who scrolls or taps is heard again: asking takes a slow phone four milliseconds each. */
const atOnce = 8

/** @throws Error when the router hands over its data in another way than this knows */
export function withoutStream(html: string): string {
  if (!stream.test(html) || !handedOver.test(html)) throw new Error('The data of a prerendered page has another shape: see scripts/paint-first.ts')
  return html.replace(stream, '').replace(handedOver, '')
}

/** A script that has nothing of its own: `export{a as default}from"./b.js";`. */
const handingOn = /^export\{([^}]*)\}from"\.\/([\w.~-]+)";?\s*$/
/** A script that hands nothing on, and takes from one other: `import{a as b}from"./c.js";b();`. */
const takingFromOne = /^import\{([^}]*)\}from"\.\/([\w.~-]+)";((?:(?!\b(?:import|export)\b)[^<]){1,200})$/

/** Names in an object: `a as b,c` is what is `b` there, made of what is `a`. */
const pairsOf = (names: string) => names.split(',').map((pair) => pair.trim().split(' as '))

/**
 * How the page gets a script. What hands on what is in another, or does one thing with it, is written into the page in its place: its head alone is
 * longer than that, and it would be asked for only to say so.
 * @param textOf a script by its address
 */
function getting(address: string, textOf: (address: string) => string): { readonly code: string; readonly isFetched: boolean } {
  const text = textOf(address)
  const beside = (name: string) => JSON.stringify(path.posix.join(path.posix.dirname(address), name))
  const [, exported, source = ''] = handingOn.exec(text) ?? []
  if (exported !== undefined) {
    const names = pairsOf(exported).map(([there, here = there]) => `${here}: all.${there}`)
    return { code: `import(${beside(source)}).then((all) => ({ ${names.join(', ')} }))`, isFetched: false }
  }
  const [, imported, other = '', rest = ''] = takingFromOne.exec(text) ?? []
  if (imported !== undefined) {
    const names = pairsOf(imported).map(([there, here = there]) => `${there}: ${here}`)
    return { code: `import(${beside(other)}).then(({ ${names.join(', ')} }) => { ${rest.trim()} })`, isFetched: false }
  }
  return { code: `import(${JSON.stringify(address)})`, isFetched: true }
}

/**
 * The same scripts, asked for right after the first paint: on a slow line they no longer take the place of what can
 * be seen without them.
 * @throws Error when the router starts its pages in another way than this knows
 */
export function withPatientScripts(html: string, textOf: (address: string) => string): string {
  const found = html.match(start)
  if (!found) throw new Error('The start script of a prerendered page has another shape: see scripts/paint-first.ts')
  const [script, manifest, imports = '', naming, entry = ''] = found
  const merged = (imports.match(merging) ?? []).map((line) => `${line}\n`).join('')
  const get = (address: string) => getting(address, textOf)
  const preloads = [...html.matchAll(preload)].map(([, href = '']) => href).filter((href) => get(href).isFetched)
  const modules = [...imports.matchAll(routeModule)]
  // The root first, as the router's own imports would: it tells zod not to try `eval` before any other module makes a schema.
  const [[, rootName = '', root = ''] = [], ...others] = modules
  const names = others.map(([, name]) => name).join(', ')
  const loads = others.map(([, , address = '']) => get(address).code).join(', ')
  const patient = `<script type="module" async="">requestAnimationFrame(() => setTimeout(async () => {
for (const [place, href] of ${JSON.stringify(preloads)}.entries()) {
if (place % ${atOnce} === ${atOnce - 1}) await new Promise((go) => setTimeout(go));
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
await import("${manifest}");
const ${rootName} = await ${get(root).code};
const [${names}] = await Promise.all([${loads}]);
${merged}${naming}
await ${get(entry).code};
}));</script>`
  return html.replace(preload, '').replace(script, () => patient)
}
