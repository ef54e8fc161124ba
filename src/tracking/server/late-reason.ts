import type { Translator } from '#base/texts.ts'
import type { trackingEmailTexts } from '../email-texts.ts'

const waiting = { alkatresz: 'part', biztosito: 'insurer' } as const

/** What a late request waits for, as its customer is told; undefined: nothing that we would say. */
export function reasonOf({ holdReason }: { readonly holdReason: string | null }, t: Translator<typeof trackingEmailTexts.hu>): string | undefined {
  const hold = Object.entries(waiting).find(([known]) => known === holdReason)?.[1]
  return hold && t(`late.${hold}`)
}
