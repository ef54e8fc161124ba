import { use } from 'react'
import type { Language } from '#base/languages.ts'
import { useLanguage } from '#base/web/language.tsx'
import type { Policy } from '../policy.ts'
import type { PolicyTexts } from '../policy-texts.ts'

const loading = new Map<string, Promise<Policy>>()

/** The words of a policy in the language of the page; Hungarian where another language cannot be had. */
export function usePolicy(policy: PolicyTexts): Policy {
  const { language } = useLanguage()
  return language === 'hu' ? policy.hu : use(loadedOnce(policy, language))
}

function loadedOnce({ kind, hu, load }: PolicyTexts, language: Exclude<Language, 'hu'>): Promise<Policy> {
  const key = `${kind} ${language}`
  const known = loading.get(key)
  if (known) return known
  const asked = load[language]().catch(() => {
    loading.delete(key)
    return hu
  })
  loading.set(key, asked)
  return asked
}
