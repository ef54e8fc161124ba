import { useFormats } from '#base/web/formats.ts'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { MadeCorrection } from '../corrections.api.ts'
import { correctionTexts } from '../texts.ts'
import { ChangedFacts } from './ChangedFacts.tsx'
import styles from './corrections.module.css'

/** Who corrected what, when and why, with what stood there before. */
export function MadeCorrections({ made }: { readonly made: readonly MadeCorrection[] }) {
  const t = useTexts(correctionTexts)
  const formats = useFormats()
  if (made.length === 0) return null
  return (
    <section aria-labelledby="made-corrections">
      <h3 id="made-corrections">{t('made.title')}</h3>
      <ol className={styles.made} reversed>
        {made.map(({ id, at, by, subject, reason, changes }) => (
          <li key={id}>
            <strong>{t(`subjects.${subject}`)}</strong>
            {changes ? <ChangedFacts changes={changes} /> : <p>{t('made.hidden')}</p>}
            <Muted>{t('made.reason', { reason })}</Muted>
            <Muted>{t('made.by', { at: formats.moment(at), name: by })}</Muted>
          </li>
        ))}
      </ol>
    </section>
  )
}
