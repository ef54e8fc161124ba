import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormEnd, type FormEndProps } from '#base/web/forms/FormEnd.tsx'
import { leaveByEscape } from '#base/web/leave-by-escape.ts'
import styles from './desk.module.css'

type Props = FormEndProps & {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

/** The second step of an action: what it means, what it needs, and the last word. */
export function StepForm({ title, lead, children, ...end }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  /** Asked first where something typed would be lost. */
  function leave() {
    if (!end.form.isSubmitting) void end.form.leave(end.onCancel)
  }

  return (
    <form
      className={styles.step}
      onSubmit={(event) => void end.form.submit(event)}
      onKeyDown={(event) => leaveByEscape(event, leave)}
      noValidate
      aria-labelledby={id}
    >
      <h3 id={id} ref={heading} tabIndex={-1} data-stop>
        {title}
      </h3>
      <p>{lead}</p>
      {children}
      <FormEnd {...end} />
    </form>
  )
}
