// npm run changes: how many files a newcomer touches to add a step of a request's life, a courier or a brand, counted on those that are there: the
// files, tests left out, in which one of them is named. The largest is the figure of docs/architecture.md.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { carriers } from '#courier/shipment.ts'
import { lifecycleActions } from '#requests/lifecycle.ts'

const root = path.join(import.meta.dirname, '..')
const isCounted = (file: string) => !/\.test\.tsx?$|\.sample\.ts$|\.local\./.test(file)
const files = globSync(['src/**/*.{ts,tsx}', 'db/seed/**/*', 'db/migrations/*.sql'], { cwd: root })
  .filter(isCounted)
  .filter((file) => /\.(ts|tsx|sql)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** A migration that stands is never changed: whatever was told to the database by several is told by one new one. */
function naming(word: RegExp): string[] {
  const all = files.filter(({ text }) => word.test(text)).map(({ file }) => file)
  const [migration, ...others] = all.filter((file) => file.startsWith('db/migrations/'))
  return all.filter((file) => file === migration || !others.includes(file))
}

const changes: Readonly<Record<string, readonly (readonly [name: string, files: readonly string[]])[]>> = {
  // A single word like `ship` also stands in sentences: it counts as a key or between quotes.
  'a step of the life of a request': lifecycleActions.map((step) => [
    step,
    naming(new RegExp(/[A-Z]/.test(step) ? `\\b${step}\\b` : `['"]${step}['"]|\\b${step}:|\\.${step}\\b`)),
  ]),
  'a courier': carriers.filter((carrier) => carrier !== 'simulator').map((carrier) => [carrier, naming(new RegExp(carrier, 'i'))]),
  // Those without words of their own on their page.
  'a brand': ['xiaomi', 'nokia', 'roborock'].map((brand) => [brand, naming(new RegExp(`'${brand}'`))]),
}

for (const [change, examples] of Object.entries(changes)) {
  console.log(`\n${change}`)
  for (const [name, list] of examples.toSorted(([, one], [, other]) => other.length - one.length))
    console.log(`${String(list.length).padStart(4)}  ${name}`)
  const [, largest = []] = examples.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  if (process.argv.includes('--files')) for (const file of largest) console.log(`        ${file}`)
}
