import type { Translator } from '#base/texts.ts'
import type { siteEmailTexts } from '../email-texts.ts'

const titles = /(?<!\p{L})(?:dr|prof|ifj|id|özv)\./giu
/** What mail programs make a link of. */
const webAddress = /:\/\/|(?<!\p{L})www\.|[\p{L}\d][.。．｡]\p{L}{2}/iu

/** Somebody may have typed another's address, and a web address for a name: our greeting is no advertisement for it. */
export const greetingIn = (t: Translator<typeof siteEmailTexts.hu>, name: string): string =>
  webAddress.test(name.replace(titles, '')) ? t('greeting.unnamed') : t('greeting.named', { name })
