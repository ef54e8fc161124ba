import { useFormats } from '../formats.ts'
import styles from './Money.module.css'

/** An amount in forints, as the language of the page writes it; its figures stand under each other, and a program reads its value. */
export function Money({ forint }: { readonly forint: number }) {
  const formats = useFormats()
  return (
    <data value={forint} className={styles.money}>
      {formats.forint(forint)}
    </data>
  )
}
