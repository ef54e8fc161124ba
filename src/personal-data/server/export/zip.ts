import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Language } from '#base/languages.ts'
import { addLazily, nameInZip } from '#base/server/files/zip.ts'
import { translatorOf } from '#base/texts.ts'
import type { OutsideContext } from '#context.ts'
import { personalData } from '#personal-data.ts'
import { type CategorySummary, summariseCategories } from '../../my-data.ts'
import { type AnyTable, tablesOf } from '../../personal-table.ts'
import { personalDataTexts } from '../../texts.ts'
import type { Person } from '../person/person-store.ts'
import { columnsGiven, countRowsOf, filesOf, rowsGiven } from '../person/rows-store.ts'

type Sources = Pick<OutsideContext, 'tx' | 'files' | 'log'>

/**
 * Everything of a person as a ZIP: a file that says what is what, one JSON per table under its heading, and the files. Each part is read when
 * its turn comes. The reader must take it to its end, or destroy it.
 */
export async function zipOf(ctx: Sources, person: Person, language: Language): Promise<NodeJS.ReadableStream> {
  const zip = new yazl.ZipFile()
  const counts = await countRowsOf(ctx.tx, personalData, person)
  const tables = tablesOf(personalData).filter(([name, table]) => (counts.get(name) ?? 0) > 0 && columnsGiven(table).length > 0)
  zip.addBuffer(Buffer.from(await contentsIn(language, summariseCategories(tables, counts))), 'README.txt')
  for (const table of tables)
    addLazily(zip, `${table[1].category}/${table[0]}.json`, async () => Readable.from(jsonOf(ctx, table, person), { objectMode: false }))
  const files = await filesOf(ctx.tx, personalData, person)
  for (const [index, { table, key, name }] of files.entries())
    addLazily(zip, `files/${table}/${index + 1}-${fileName(name, key)}`, () => ctx.files.read(key))
  zip.end()
  return zip.outputStream
}

/** A list of objects, written row by row. */
async function* jsonOf(ctx: Sources, table: [string, AnyTable], person: Person): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rowsGiven(ctx.tx, personalData, table, person)) {
    yield before + JSON.stringify(row, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Without a name, the end of its key. */
const fileName = (name: string | null, key: string) => nameInZip(name ?? key.slice(-12))

async function contentsIn(language: Language, categories: readonly CategorySummary[]): Promise<string> {
  const t = await translatorOf(personalDataTexts, language)
  const lines = categories.flatMap(({ category, records, purposes, kept }) => [
    '',
    `${category}/ – ${t(`category.${category}`)} (${t('records', { n: records })})`,
    ...purposes.map((purpose) => `  ${t(`purpose.${purpose}`)}`),
    ...kept.map(({ unit, n, after }) => `  ${t(`kept.${unit}`, { n, after: t(`after.${after}`) })}`),
  ])
  return [t('copy.title'), '', t('copy.lead'), t('copy.leftOut'), ...lines, ''].join('\n')
}
