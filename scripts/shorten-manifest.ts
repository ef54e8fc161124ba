import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { paths } from '../src/paths.ts'

type Route = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly path?: string
  readonly parentId?: string
  readonly module: string
  readonly imports: readonly string[]
  readonly css: readonly string[]
}
type Routes = Readonly<Record<string, Route>>
type Manifest = Readonly<Record<string, unknown>> & { readonly entry: { readonly imports: readonly string[] }; readonly routes: Routes }

const written = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s
/** What is false in most routes, so that a route says only what is true of it. */
const flags = ['hasAction', 'hasLoader', 'hasClientAction', 'hasClientLoader', 'hasClientMiddleware', 'hasErrorBoundary'] as const

/** How a browser puts it together again; it runs before the router does. */
const unfold = `const named = (place) => names[place];
const routes = Object.fromEntries(rows.map(([imports, css, row]) => [row.id, { ...none, ...row, imports: imports.map(named), css: css.map(named) }]));`

/** Files of fewer bytes are not fetched ahead: the file that wants them says so soon enough. */
const small = 4000

/** What is there already when a page is opened from another: its layouts, with what they import. */
const filesAbove = (routes: Routes, parentId: string | undefined): readonly string[] => {
  const parent = routes[parentId ?? '']
  return parent ? [parent.module, ...parent.imports, ...parent.css, ...filesAbove(routes, parent.parentId)] : []
}

const within = paths.dashboard().slice(1)

/** Whether only somebody who is logged in comes to the route, or to what a layout holds. */
function isInside(routes: Routes, { id, path: address }: Route): boolean {
  if (address) return address === within || address.startsWith(`${within}/`)
  const children = Object.values(routes).filter(({ parentId }) => parentId === id)
  return children.length > 0 && children.every((child) => isInside(routes, child))
}

/**
 * The router's list of all pages, which every page loads, in a quarter of the bytes.
 *
 * - The pages of whoever is logged in stand in a list of their own, `inside`: the first page of such a visit has both, a visitor's fetches it when
 *   it is wanted (src/app/inside-pages.ts).
 * - `imports` of a page are what is fetched ahead while its link is pointed at: what is there already and what is small is left out, as are the
 *   styles of its layouts; the rest is named once and then by its place.
 *
 * @param isSmall of the address of a file
 * @param addressOf where the list of the inside will be
 * @throws Error when the router writes its list in another way than this knows
 */
export function shortened(
  script: string,
  isSmall: (file: string) => boolean,
  addressOf: (inside: string) => string,
): { readonly outside: string; readonly inside: string } {
  const [, json] = written.exec(script) ?? []
  if (!json) throw new Error('The manifest of the router has another shape: see scripts/shorten-manifest.ts')
  const { routes, entry, ...others }: Manifest = JSON.parse(json)
  const folded = (own: readonly Route[], more: object) => {
    const names: string[] = []
    const places = new Map<string, number>()
    const placeOf = (name: string) => {
      if (!places.has(name)) places.set(name, names.push(name) - 1)
      return places.get(name)
    }
    const rows = own.map(({ imports, css, ...row }) => {
      const present = new Set([...entry.imports, ...filesAbove(routes, row.parentId)])
      return [
        imports.filter((name) => !present.has(name) && !isSmall(name)).map(placeOf),
        css.filter((name) => !present.has(name)).map(placeOf),
        Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== false || !flags.some((flag) => flag === name))),
      ]
    })
    const none = Object.fromEntries(flags.map((flag) => [flag, false]))
    return Object.entries({ ...more, names, none, rows })
      .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
      .join('\n')
  }
  const all = Object.values(routes)
  const inside = `${folded(
    all.filter((route) => isInside(routes, route)),
    {},
  )}\n${unfold}\nObject.assign(window.__reactRouterManifest.routes, routes);\nexport { routes };\n`
  const rest = { entry, ...others, inside: { list: addressOf(inside), within: paths.dashboard() } }
  const outside = folded(
    all.filter((route) => !isInside(routes, route)),
    { rest },
  )
  return { inside, outside: `{\n${outside}\n${unfold}\nwindow.__reactRouterManifest = { ...rest, routes };\n}\n` }
}

/** The page of all addresses that are not written at build, those of the inside among them. */
const emptyPage = '__spa-fallback.html'

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

export async function shortenManifest(folder: string): Promise<void> {
  const isSmall = (address: string) => statSync(path.join(folder, address)).size < small
  const addressOf = (inside: string) => `/assets/inside-${hashed(inside)}.js`
  for await (const name of glob('assets/manifest-*.js', { cwd: folder })) {
    const file = path.join(folder, name)
    const { outside, inside } = shortened(await readFile(file, 'utf8'), isSmall, addressOf)
    await writeFile(file, outside)
    await writeFile(path.join(folder, addressOf(inside)), inside)
    const page = path.join(folder, emptyPage)
    await writeFile(page, withInside(await readFile(page, 'utf8'), `/${name}`, addressOf(inside)))
  }
}

/** Right after the list that it adds to: modules run in the order they are named in. */
export function withInside(html: string, manifest: string, inside: string): string {
  const start = `import "${manifest}";`
  if (!html.includes(start)) throw new Error('The page of all other addresses starts in another way: see scripts/shorten-manifest.ts')
  return html.replace(start, `${start}\nimport "${inside}";`)
}
