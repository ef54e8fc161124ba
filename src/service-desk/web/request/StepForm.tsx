import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#base/web/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import styles from './desk.module.css'
import { Problem } from './Problem.tsx'

type Props = {
  readonly title: string
  readonly lead: string
  readonly confirm: string
  readonly isPending: boolean
  readonly problem: string | null
  readonly onConfirm: () => unknown
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** The second step of a deed: what it means, what it needs, and the last word. */
export function StepForm({ title, lead, confirm, isPending, problem, onConfirm, onCancel, children }: Props) {
  const t = useTexts(deskRequestTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    void onConfirm()
  }

  return (
    <form className={styles.step} onSubmit={submit} noValidate aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{lead}</p>
      {children}
      <Problem>{problem}</Problem>
      <div className={styles.deeds}>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? t('form.working') : confirm}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
