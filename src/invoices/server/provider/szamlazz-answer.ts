import { readElements, textAt, type XmlElement } from '#base/server/xml-elements.ts'

/** A document as it tells of it. `type` and `isCancelled` come with a question about it only. */
export type SzamlazzDocument = { number: string; gross: number; pdf: Uint8Array | null; type: string | null; isCancelled: boolean }
/** It says no: its code, and why in its own Hungarian words. */
export type SzamlazzNo = { code: string; reason: string }

export const isNo = (answer: SzamlazzDocument | SzamlazzNo): answer is SzamlazzNo => 'code' in answer

type Answered = { bytes: Uint8Array; header: (name: string) => string | undefined }

/**
 * What was answered, whichever of the calls it was: `xmlszamlavalasz`, or `szamla` for a document that was asked for. It always answers 200;
 * a no stands in the body, in the headers, or in both.
 * @returns undefined when it is neither
 */
export function readSzamlazz({ bytes, header }: Answered): SzamlazzDocument | SzamlazzNo | undefined {
  const [answer, document] = rootsIn(Buffer.from(bytes).toString('utf8'))
  const code = (answer && textAt(answer, 'hibakod')) || header('szlahu_error_code')
  const succeeded = answer && textAt(answer, 'sikeres') === 'true'
  // Some documents are issued with a complaint, their number beside it.
  if (code && !succeeded) return { code, reason: (answer && textAt(answer, 'hibauzenet')) || unescaped(header('szlahu_error') ?? '') }
  const found = answer ? issuedIn(answer) : document && queriedIn(document)
  return found && found.number !== '' && Number.isInteger(found.gross) ? found : undefined
}

const issuedIn = (answer: XmlElement): SzamlazzDocument | undefined =>
  textAt(answer, 'sikeres') === 'true'
    ? {
        number: textAt(answer, 'szamlaszam') ?? '',
        gross: amountIn(textAt(answer, 'szamlabrutto')),
        pdf: pdfIn(textAt(answer, 'pdf')),
        type: null,
        isCancelled: false,
      }
    : undefined

const queriedIn = (document: XmlElement): SzamlazzDocument => ({
  number: textAt(document, 'alap/szamlaszam') ?? '',
  gross: amountIn(textAt(document, 'osszegek/totalossz/brutto')),
  pdf: pdfIn(textAt(document, 'pdf')),
  type: textAt(document, 'alap/tipus'),
  isCancelled: textAt(document, 'alap/sztornozott') === 'true',
})

const amountIn = (text: string | null) => (text === null ? Number.NaN : Number(text))

/** @returns null when there is none, or it is none: it can be asked for again */
function pdfIn(text: string | null): Uint8Array | null {
  const bytes = Buffer.from(text ?? '', 'base64')
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : null
}

function rootsIn(xml: string): [answer: XmlElement | undefined, document: XmlElement | undefined] {
  const named = (name: string) => {
    const found: XmlElement[] = []
    readElements(xml, name, { onElement: (element) => found.push(element), onText: () => undefined })
    return found[0]
  }
  try {
    return [named('xmlszamlavalasz'), named('szamla')]
  } catch {
    return [undefined, undefined]
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
