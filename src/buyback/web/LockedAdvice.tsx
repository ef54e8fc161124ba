import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { buybackTexts } from '../texts.ts'

/** A locked device stops the questions: how to unlock it, and then to go on (GAPS D7). */
export function LockedAdvice({ locatorName }: { readonly locatorName: string | null }) {
  const t = useTexts(buybackTexts)
  return (
    <Note as="section" tone="warning" role="status">
      <h3>{t('locked.title')}</h3>
      <p>{t('locked.text')}</p>
      <ol>
        {locatorName && <li>{t('locked.locator', { locator: locatorName })}</li>}
        <li>{t('locked.signOut')}</li>
        <li>{t('locked.reset')}</li>
      </ol>
    </Note>
  )
}
