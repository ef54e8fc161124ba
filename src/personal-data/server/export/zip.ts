import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Language } from '#base/languages.ts'
import { addLazily, nameInZip } from '#base/server/files/zip.ts'
import { translatorOf } from '#base/texts.ts'
import type { OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { personalData } from '#personal-data.ts'
import { type CategorySummary, summariseCategories } from '../../my-data.ts'
import { type AnyTable, tablesOf } from '../../personal-table.ts'
import { personalDataTexts } from '../../texts.ts'
import type { Person } from '../person/person-store.ts'
import { columnsGiven, countRowsOf, filesOf, rowsGiven } from '../person/rows-store.ts'

type Sources = Pick<OutsideContext, 'tx' | 'files' | 'log'>

/** A file as it stands in the copy; `isMissing`: it cannot be read, and is only named. */
type CopiedFile = { readonly key: string; readonly name: string; readonly isMissing: boolean }

/** @param looksFirst reads each once to know which cannot be enclosed; otherwise the first of them ends the copy, which is made again later */
export async function filesOfCopy(ctx: Sources, person: Person, looksFirst: boolean): Promise<CopiedFile[]> {
  const files: CopiedFile[] = []
  for (const [index, { table, key, name }] of (await filesOf(ctx.tx, personalData, person)).entries())
    files.push({ key, name: `files/${table}/${index + 1}-${fileName(name, key)}`, isMissing: looksFirst && !(await isReadable(ctx, key)) })
  return files
}

async function isReadable({ files }: Sources, key: string): Promise<boolean> {
  try {
    await files.readBytes(key)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'FILE_UNREADABLE') return false
    throw error
  }
}

/**
 * Everything of a person as a ZIP: a file that says what is what, one JSON per table under its heading, and the files. Each part is read when
 * its turn comes. The reader must take it to its end, or destroy it.
 */
export async function zipOf(ctx: Sources, person: Person, language: Language, files: readonly CopiedFile[]): Promise<NodeJS.ReadableStream> {
  const zip = new yazl.ZipFile()
  const counts = await countRowsOf(ctx.tx, personalData, person)
  const tables = tablesOf(personalData).filter(([name, table]) => (counts.get(name) ?? 0) > 0 && columnsGiven(table).length > 0)
  zip.addBuffer(Buffer.from(await contentsIn(language, summariseCategories(tables, counts), files)), 'README.txt')
  for (const table of tables)
    addLazily(zip, `${table[1].category}/${table[0]}.json`, async () => Readable.from(jsonOf(ctx, table, person), { objectMode: false }))
  for (const { key, name, isMissing } of files) if (!isMissing) addLazily(zip, name, () => ctx.files.read(key))
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

async function contentsIn(language: Language, categories: readonly CategorySummary[], files: readonly CopiedFile[]): Promise<string> {
  const t = await translatorOf(personalDataTexts, language)
  const lines = categories.flatMap(({ category, records, purposes, kept }) => [
    '',
    `${category}/ – ${t(`category.${category}`)} (${t('records', { n: records })})`,
    ...purposes.map((purpose) => `  ${t(`purpose.${purpose}`)}`),
    ...kept.map(({ unit, n, after }) => `  ${t(`kept.${unit}`, { n, after: t(`after.${after}`) })}`),
  ])
  const missing = files.filter(({ isMissing }) => isMissing).map(({ name }) => `  ${name}`)
  const named = missing.length > 0 ? ['', t('copy.missing'), ...missing] : []
  return [t('copy.title'), '', t('copy.lead'), t('copy.leftOut'), ...named, ...lines, ''].join('\n')
}
