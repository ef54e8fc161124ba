import { type ReactNode, useId } from 'react'
import { FormEnd, type FormEndProps } from '#base/web/forms/FormEnd.tsx'
import { useStepPlace } from '#base/web/use-step-place.ts'
import styles from './desk.module.css'

type Props = FormEndProps & {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

/** The second step of an action: what it means, what it needs, and the last word. */
export function StepForm({ title, lead, children, ...end }: Props) {
  const id = useId()
  const { place, heading } = useStepPlace(() => void end.form.leave(end.onCancel), end.form.isSubmitting)

  return (
    <form className={styles.step} onSubmit={(event) => void end.form.submit(event)} {...place} noValidate aria-labelledby={id}>
      <h3 id={id} {...heading}>
        {title}
      </h3>
      <p>{lead}</p>
      {children}
      <FormEnd {...end} />
    </form>
  )
}
