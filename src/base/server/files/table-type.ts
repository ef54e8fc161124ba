import { open } from 'node:fs/promises'
import { mediaTypes } from '../../media-types.ts'
import { utf16Of } from './utf16.ts'

const excel = mediaTypes.xlsx

/** What tables come as: text, XML, and the two kinds of Excel files. */
export type TableType = 'text/csv' | 'application/xml' | 'application/vnd.ms-excel' | typeof excel

/** So many bytes of a file's beginning say what it is. */
export const tableHeadBytes = 4096

/** By the first bytes, not by its name (DOMAIN 10.1): Excel's archives, else XML, else text. Undefined: it is empty or something else. */
export async function tableType(file: string): Promise<TableType | undefined> {
  const handle = await open(file, 'r')
  try {
    const buffer = Buffer.alloc(tableHeadBytes)
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0)
    return tableTypeOf(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** The same by those bytes. */
export function tableTypeOf(head: Buffer): TableType | undefined {
  const mark = head.toString('hex', 0, 8)
  if (mark.startsWith('504b0304')) return excel
  if (mark === 'd0cf11e0a1b11ae1') return 'application/vnd.ms-excel'
  const wide = utf16Of(head)
  const text = wide ? new TextDecoder(wide).decode(head) : head.toString('latin1').replace(/^\xef\xbb\xbf/, '')
  if (text.trim() === '' || hasControls(text) || text.startsWith('%PDF-')) return undefined
  return /^\s*</.test(text) ? 'application/xml' : 'text/csv'
}

/** Tabs and ends of lines are what a table is made of. */
const hasControls = (text: string) => /\p{Cc}/u.test(text.replace(/[\t\n\v\f\r\u0080-\u009f]/g, ''))
