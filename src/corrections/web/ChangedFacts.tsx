import { useFormats } from '#base/web/formats.ts'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { CorrectedFact, FactChange } from '../correction.ts'
import { kindWords } from '../kind-words.ts'
import { correctionTexts } from '../texts.ts'
import styles from './corrections.module.css'

/** Facts as they stood before, struck out, and as they stand since. */
export function ChangedFacts({ changes }: { readonly changes: readonly FactChange[] }) {
  const t = useTexts(correctionTexts)
  const formats = useFormats()
  const words = (fact: CorrectedFact, stored: string) => {
    if (stored === '') return t('none')
    if (fact === 'warrantyType') return kindWords(t, stored)
    return fact === 'dateOfPurchase' ? formats.day(stored) : stored
  }
  return (
    <dl className={styles.changes}>
      {changes.map(({ fact, before, after }) => (
        <div key={fact}>
          <dt>{t(`facts.${fact}`)}</dt>
          <dd>
            <VisuallyHidden>{t('made.before')}: </VisuallyHidden>
            <del>{words(fact, before)}</del>
          </dd>
          <dd>
            <VisuallyHidden>{t('made.after')}: </VisuallyHidden>
            <ins>{words(fact, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
