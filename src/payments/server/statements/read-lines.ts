import { createHash } from 'node:crypto'
import { tidyLine } from '#base/plain-text.ts'
import { maxLines, type Skipped, type StatementLine, StatementNotRead } from './statement.ts'

/** A line as one of the readers found it; `reference` is the bank's own, where the file carries one. */
type FoundLine = Omit<StatementLine, 'bankReference'> & { readonly reference: string | null }

/** Collects the lines of one file. */
export type LineCollector = {
  readonly add: (line: FoundLine) => void
  readonly skip: (why: keyof Skipped) => void
  readonly end: () => { lines: StatementLine[]; skipped: Skipped }
}

/**
 * Gives every line what it is recognised by in the next file: the bank's reference, or else all it says. Lines that are alike to the letter are
 * counted, so the same sum sent twice on a day stays two lines, and the same two in the next file.
 */
export function collectLines(account: string): LineCollector {
  const lines: StatementLine[] = []
  const skipped = { debits: 0, otherCurrency: 0, notBooked: 0, unreadable: 0 }
  const seen = new Map<string, number>()
  return {
    add: ({ reference, ...found }) => {
      if (lines.length >= maxLines) throw new StatementNotRead('tooLong')
      const line = {
        ...found,
        payerName: short(found.payerName, 200),
        payerAccount: short(found.payerAccount, 40),
        text: short(found.text, 500) ?? '',
      }
      const basis = reference ? `ref ${reference}` : `all ${line.bookedOn} ${line.amount} ${line.payerAccount} ${line.payerName} ${line.text}`
      const serial = (seen.get(basis) ?? 0) + 1
      seen.set(basis, serial)
      lines.push({ ...line, bankReference: createHash('sha256').update(`${account} ${basis} ${serial}`).digest('hex').slice(0, 40) })
    },
    skip: (why) => {
      skipped[why] += 1
    },
    end: () => ({ lines, skipped }),
  }
}

/** PostgreSQL takes no NUL, and nobody needs the control characters of a bank's line breaks. */
const short = (text: string | null, max: number): string | null => {
  const plain = text === null ? '' : tidyLine(text.slice(0, 4 * max).replace(/[\p{Cc}\p{Cs}]/gu, ' '))
  return plain === '' ? null : [...plain].slice(0, max).join('')
}

/** An account number without blanks and hyphens, in capitals. */
export const bareAccount = (written: string): string =>
  written
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .slice(0, 40)
