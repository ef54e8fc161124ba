import { useFormats } from '../formats.ts'
import styles from './Money.module.css'

type Props = { readonly forint: number; readonly most?: number | null }

/**
 * An amount in forints, as the language of the page writes it; its figures stand under each other, and a program reads its value. `most`: what it may come to
 * by what is still to be chosen.
 */
export function Money({ forint, most = null }: Props) {
  const formats = useFormats()
  // No program reads two values of one, and of two amounts the second may stand in a line of its own.
  if (most !== null && most !== forint) return <span className={styles.figures}>{formats.forints(forint, most)}</span>
  return (
    <data value={forint} className={styles.money}>
      {formats.forint(forint)}
    </data>
  )
}
