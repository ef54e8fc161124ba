import { translatorOf } from '../texts.ts'
import { CallRefused, type RefusalCode } from './call-refused.ts'
import { presentLanguage } from './language.tsx'
import { baseTexts } from './texts.ts'

/** The sentences of what no server said; Hungarian where even the other words cannot be loaded. */
export const baseWords = () => translatorOf(baseTexts, presentLanguage()).catch(() => translatorOf(baseTexts, 'hu'))

/** SPEC 8: transport failure or an answer nobody can read. */
export async function transportRefusal(status?: unknown): Promise<never> {
  const t = await baseWords()
  if (typeof status === 'number') throw new CallRefused({ status, code: 'REQUEST_SEND_1', message: t('unexpected') })
  const code: RefusalCode = 'REQUEST_SEND_2'
  throw new CallRefused({ status: 500, code, message: t('connectionLost') })
}
