import type { SentRow } from './upload.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.pdf$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The request a file belongs to, by what its name says: the name the upload gave, the request's number, the device's number, the partner's reference.
 * @returns null where nothing fits, or several do
 */
export function requestOfFile(fileName: string, waiting: readonly SentRow[]): number | null {
  const name = bare(fileName)
  const fitting = (fits: (row: SentRow) => boolean) => {
    const found = waiting.filter(fits)
    return found.length === 1 ? (found[0]?.crmRequestId ?? null) : null
  }
  const holds = (part: string) => part.length >= 3 && name.includes(part)
  return (
    fitting(({ fileName: expected }) => expected !== null && bare(expected) === name) ??
    fitting(({ crmRequestId }) => holds(String(crmRequestId))) ??
    fitting(({ identifier }) => holds(bare(identifier))) ??
    fitting(({ reference }) => reference !== null && bare(reference) === name) ??
    fitting(({ reference }) => reference !== null && holds(bare(reference)))
  )
}
