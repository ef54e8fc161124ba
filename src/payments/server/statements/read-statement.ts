import { readFile } from 'node:fs/promises'
import { decodeText } from '#base/server/tables/decode-text.ts'
import { readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import type { Statement } from './statement.ts'

/**
 * The bank statement in a file: CAMT.053 or the CSV of a bank we know.
 * @throws StatementNotRead, CsvNotRead
 */
export async function readStatement({ path }: { path: string }): Promise<Statement> {
  const { text } = decodeText(await readFile(path))
  const plain = text.replace(/^\uFEFF/, '')
  return /^\s*</.test(plain) ? readCamt(plain) : readBankCsv(plain)
}
