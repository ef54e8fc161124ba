// npm run changes: how many files a newcomer touches to add a call, a step of a request's life, an email, a page, a courier or a brand, counted on
// those that are there: the files, tests left out, in which one of them is named. The largest is the figure of docs/architecture.md.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '#base/languages.ts'
import { carriers } from '#courier/shipment.ts'
import { lifecycleActions } from '#requests/lifecycle.ts'
import { api } from '../src/api.ts'

const root = path.join(import.meta.dirname, '..')
const isCounted = (file: string) => /\.(ts|tsx|sql)$/.test(file) && !/\.test\.tsx?$|\.sample\.ts$|\.local\./.test(file)
const files = globSync(['src/**/*.{ts,tsx}', 'db/seed/**/*', 'db/migrations/*.sql'], { cwd: root })
  .filter(isCounted)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** A migration that stands is never changed: whatever was told to the database by several is told by one new one. */
function naming(word: RegExp, isAsked: (file: string) => boolean = () => true): string[] {
  const all = files.filter(({ file, text }) => isAsked(file) && word.test(text)).map(({ file }) => file)
  const [migration, ...others] = all.filter((file) => file.startsWith('db/migrations/'))
  return all.filter((file) => file === migration || !others.includes(file))
}

/** A single word like `ship` also stands in sentences: it counts as a key or between quotes. The name of a job (`'courier.orderPickup'`) is one of its own. */
const asName = (name: string) => new RegExp(/[A-Z]/.test(name) ? `(?<!'[\\w-]+\\.)\\b${name}\\b` : `['"]${name}['"]|\\b${name}:|\\.${name}\\b`)

type Example = readonly [name: string, files: readonly string[]]

/** Its row, its use case, the slice's handlers; the screens that make it are no part of it. */
const calls: Example[] = Object.values(api)
  .flatMap((rows) => Object.keys(rows))
  .map((call) => [call, naming(asName(call), (file) => !file.includes('/web/') && !file.includes('/texts/'))])

/** Its own file, where it follows from something, and its words. */
const emails: Example[] = files
  .filter(({ file }) => file.endsWith('.email.ts'))
  .map(({ file, text }) => {
    const [, email = '', job = ''] = /export const (\w+)[^']*emailReaction[^']*'([\w.]+)'/.exec(text) ?? []
    const words = /\bt\('|t: /.test(text) ? languages.map((language) => `its words, ${language}`) : []
    return [
      path.basename(file),
      [...new Set([file, ...(email ? naming(asName(email)) : []), ...(job ? naming(new RegExp(`'${job}'`)) : []), ...words])],
    ]
  })

const routes = files.find(({ file }) => file === 'src/routes.ts')?.text ?? ''
const maps = ['src/paths.ts', 'src/public-paths.ts', 'src/routes.ts', 'src/app/prerendered.ts', 'src/shell/menu.ts', 'src/shell/internal-menu.ts']
/** Its address, its file, the menu and the list of prerendered pages where it stands there, and its words. */
const pages: Example[] = [...routes.matchAll(/page\((?:paths|patterns)\.(\w+)(?:\(\))?, '([^']+)'/g)].map(([, address = '', file = '']) => [
  path.basename(file, '.tsx'),
  [`src/${file}`, ...naming(new RegExp(`\\b${address}\\b`), (one) => maps.includes(one)), ...languages.map((language) => `its words, ${language}`)],
])

const changes: Readonly<Record<string, readonly Example[]>> = {
  'a call': calls,
  'a step of the life of a request': lifecycleActions.map((step) => [step, naming(asName(step))]),
  'an email': emails,
  'a page': pages,
  'a courier': carriers.filter((carrier) => carrier !== 'simulator').map((carrier) => [carrier, naming(new RegExp(carrier, 'i'))]),
  // Those without words of their own on their page.
  'a brand': ['xiaomi', 'nokia', 'roborock'].map((brand) => [brand, naming(new RegExp(`'${brand}'`))]),
}

for (const [change, examples] of Object.entries(changes)) {
  const sorted = examples.toSorted(([, one], [, other]) => other.length - one.length)
  const median = sorted[Math.floor(sorted.length / 2)]?.[1].length
  console.log(`\n${change}: ${examples.length} counted, half of them at most ${median}`)
  for (const [name, list] of sorted.slice(0, 16)) console.log(`${String(list.length).padStart(4)}  ${name}`)
  if (process.argv.includes('--files')) for (const file of sorted[0]?.[1] ?? []) console.log(`        ${file}`)
}
