import { useEffect, useRef } from 'react'
import styles from './quotes.module.css'

/** The button that was pressed is gone with its step, so the focus goes to why. */
export function TooLate({ sentence }: { readonly sentence: string | null }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sentence) line.current?.focus()
  }, [sentence])
  return sentence ? (
    <p ref={line} role="alert" tabIndex={-1} className={styles.tooLate}>
      {sentence}
    </p>
  ) : null
}
