import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#base/web/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { quoteTexts } from '../texts.ts'
import styles from './quotes.module.css'

type Props = {
  readonly title: string
  readonly confirm: string
  /** It cannot be taken back, and costs something. */
  readonly isDangerous?: boolean
  readonly isPending: boolean
  readonly error: Error | null
  readonly onConfirm: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The second step of a decision: what it means, and the last word. */
export function ConfirmStep({ title, confirm, isDangerous = false, isPending, error, onConfirm, onBack, children }: Props) {
  const t = useTexts(quoteTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onConfirm()
  }

  return (
    <form className={styles.step} onSubmit={submit} aria-labelledby="confirm-decision">
      <h3 id="confirm-decision" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      {error && (
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
      )}
      <div className={styles.deeds}>
        <button type="submit" className={isDangerous ? styles.danger : styles.confirm} aria-disabled={isPending}>
          {isPending ? t('sending') : confirm}
        </button>
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
