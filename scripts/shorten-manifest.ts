import { statSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Route = Readonly<Record<string, unknown>> & {
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
const routes = Object.fromEntries(rows.map(([imports, css, row]) => [row.id, { ...none, ...row, imports: imports.map(named), css: css.map(named) }]));
window.__reactRouterManifest = { ...rest, routes };`

/** Files of fewer bytes are not fetched ahead: the file that wants them says so soon enough. */
const small = 4000

/** What is there already when a page is opened from another: its layouts, with what they import. */
const filesAbove = (routes: Routes, parentId: string | undefined): readonly string[] => {
  const parent = routes[parentId ?? '']
  return parent ? [parent.module, ...parent.imports, ...parent.css, ...filesAbove(routes, parent.parentId)] : []
}

/**
 * The router's list of all pages, which every page loads, in half the bytes. `imports` of a page are what is fetched ahead while its link is pointed at:
 * what is there already and what is small is left out, as are the styles of its layouts; the rest is named once and then by its place.
 * @param isSmall of the address of a file
 * @throws Error when the router writes its list in another way than this knows
 */
export function shortened(script: string, isSmall: (file: string) => boolean): string {
  const [, json] = written.exec(script) ?? []
  if (!json) throw new Error('The manifest of the router has another shape: see scripts/shorten-manifest.ts')
  const { routes, entry, ...others }: Manifest = JSON.parse(json)
  const names: string[] = []
  const places = new Map<string, number>()
  const placeOf = (name: string) => {
    if (!places.has(name)) places.set(name, names.push(name) - 1)
    return places.get(name)
  }
  const rows = Object.values(routes).map(({ imports, css, ...row }) => {
    const present = new Set([...entry.imports, ...filesAbove(routes, row.parentId)])
    return [
      imports.filter((name) => !present.has(name) && !isSmall(name)).map(placeOf),
      css.filter((name) => !present.has(name)).map(placeOf),
      Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== false || !flags.some((flag) => flag === name))),
    ]
  })
  const none = Object.fromEntries(flags.map((flag) => [flag, false]))
  const parts = Object.entries({ rest: { entry, ...others }, names, none, rows }).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
  return `{\n${parts.join('\n')}\n${unfold}\n}\n`
}

export async function shortenManifest(folder: string): Promise<void> {
  const isSmall = (address: string) => statSync(path.join(folder, address)).size < small
  for await (const name of glob('assets/manifest-*.js', { cwd: folder })) {
    const file = path.join(folder, name)
    await writeFile(file, shortened(await readFile(file, 'utf8'), isSmall))
  }
}
