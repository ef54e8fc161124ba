import type { Language } from '#base/languages.ts'
import { drawing, type PdfBlock, paragraph, signatures } from '#base/server/pdf/pdf.ts'
import { translatorOf } from '#base/texts.ts'
import { momentInWords } from '#requests/in-words.ts'
import { signatureDocumentTexts } from '../document-texts.ts'
import { type Signature, signatureField } from '../signature.ts'

/** As it is stored: `strokes` only where it was drawn. */
export type Signed = {
  readonly kind: Signature['kind']
  readonly signer: string
  readonly strokes: string | null
  readonly signedAt: Temporal.Instant
}

/** Drawn, it is drawn; by name it is said; on paper there is the line. */
export async function signatureBlocks(language: Language, { kind, signer, strokes, signedAt }: Signed): Promise<PdfBlock[]> {
  const t = await translatorOf(signatureDocumentTexts, language)
  const at = momentInWords(language, signedAt)
  if (kind === 'drawn' && strokes !== null)
    return [drawing(strokes, signatureField, t('signature', { signer })), paragraph(t('signed', { signer, at }), 'small')]
  if (kind === 'typed') return [paragraph(signer, 'address'), paragraph(t('signedByName', { at }), 'small')]
  return [signatures(t('signatureOf', { signer }))]
}
