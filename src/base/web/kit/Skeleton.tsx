import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** `lines`: text; `rows`: the rows of a list; `cards`: as many beside each other as fit. */
  readonly shape?: 'lines' | 'rows' | 'cards'
  /** How many there will be, as far as one can know. */
  readonly count?: number
}

/** Keeps the room of what is on its way, so the page does not move when it comes. */
export function Skeleton({ shape = 'lines', count = 3 }: Props) {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={index} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  )
}
