import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { intlLocales } from '../../../languages.ts'
import { useLanguage } from '../../language.tsx'
import './pressable.css'

/**
 * React Aria writes a style element of this id unless there is one, which our content security policy refuses (decision 30). The rule
 * itself is in pressable.css.
 */
const styleId = 'react-aria-pressable-style'
// While the public pages are prerendered there is no document.
if (typeof document !== 'undefined' && !document.getElementById(styleId))
  document.head.append(Object.assign(document.createElement('meta'), { id: styleId }))

/** What React Aria says to screen readers, and how it writes days, in the language of the page. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage()
  return <I18nProvider locale={intlLocales[language]}>{children}</I18nProvider>
}
