import { type FormEvent, type ReactNode, useId } from 'react'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import type { SchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useStepPlace } from '#base/web/use-step-place.ts'

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
  const leave = () => void form.leave(onLeave)
  const isSending = form.isSubmitting || isBusy
  const { place, heading } = useStepPlace(leave, isSending)
  const Heading = isNew ? 'h3' : 'h4'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void form.submit()
  }
  const rest = { noValidate: true, 'aria-labelledby': id, onSubmit: submit, ...place } as const
  const inside = (
    <>
      <Heading id={id} {...heading}>
        {title}
      </Heading>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      {children}
      <FormActions save={save} isSending={isSending} onLeave={leave} />
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
