import type { Language } from '#base/languages.ts'
import { presentLanguage } from '#base/web/language.tsx'

/** SPEC 7, the start-up action GetSystemInfo with the product code. */
const systemInfo = '/api/system-info/messages/MOBILFUTAR'

let answer: Promise<boolean> | null = null

/** Whether this installation speaks Hungarian only. Asked once, at the start of the page, whatever its language. */
export function isHungarianOnly(language: Language = presentLanguage()): Promise<boolean> {
  answer ??= ask(language).catch(() => {
    answer = null
    return false
  })
  return answer
}

/** Asked plainly: the typed call would bring the schemas of the whole catalogue to a page that shows none of it. */
async function ask(language: Language): Promise<boolean> {
  const response = await fetch(systemInfo, { headers: { Language: language } })
  const answer = (await response.json()) as { data: { hungarianOnly: boolean } }
  return answer.data.hungarianOnly
}
