import type { Language } from '#base/languages.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import type { ErrorCode } from '#errors.ts'

/** What stands as the answer of a provider that did not answer: the next try follows by itself. */
const away: ErrorCode = 'INVOICE_PROVIDER_AWAY'

export const isAway = (lastError: string | null): boolean => lastError === away

/** Says why a document is stuck: in the provider's own words where it said no, in a sentence of ours where it did not answer. */
export async function providerSaidIn(language: Language): Promise<(lastError: string | null) => string | null> {
  const say = await sentenceFormatterOf(language)
  return (lastError) => (isAway(lastError) ? say({ code: away }) : lastError)
}
