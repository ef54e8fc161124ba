import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import type { SchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'

type Props = {
  readonly form: SchemaForm & {
    readonly problems: Parameters<typeof FormErrorSummary>[0]['problems']
    readonly attempt: Parameters<typeof FormErrorSummary>[0]['attempt']
    readonly leave: (away: () => void) => Promise<unknown>
  }
  readonly title: string
  readonly save: string
  readonly onLeave: () => void
  /** It is sent by somebody else than its button. */
  readonly isBusy?: boolean
  /** It stands by itself, above the list; otherwise in the card of what it changes. */
  readonly isNew?: boolean
  readonly children: ReactNode
}

/** A form of a key or a webhook. It is opened by a button that is gone then, so its heading takes the focus. */
export function AccessForm({ form, title, save, onLeave, isBusy = false, isNew = false, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Heading = isNew ? 'h3' : 'h4'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void form.submit()
  }
  const rest = { noValidate: true, 'aria-labelledby': id, onSubmit: submit } as const
  const inside = (
    <>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      {children}
      <FormActions save={save} isSending={form.isSubmitting || isBusy} onLeave={() => void form.leave(onLeave)} />
    </>
  )
  return isNew ? (
    <Card as="form" edge="accent" isSpaced {...rest}>
      {inside}
    </Card>
  ) : (
    <form {...rest}>{inside}</form>
  )
}
