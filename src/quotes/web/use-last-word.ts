import type { z } from 'zod'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { isTooLate } from './use-too-late.ts'

type Options<Schema extends z.ZodType> = {
  /** Of the body of the call. */
  readonly schema: Schema
  /** @param reason why it is refused, '' where nobody said */
  readonly toBody: (reason: string) => unknown
  readonly send: (body: z.output<Schema>) => Promise<unknown>
  /** Of the sending. */
  readonly error: CallRefused | null
  readonly back: () => void
  readonly reread: () => Promise<void>
  readonly onRefused: (refusal: CallRefused, isTyped: boolean) => void
}

/** The last word about a quote or an expert report: a form of one field, why it is refused, which need not be asked. */
export function useLastWord<Schema extends z.ZodType>({ schema, toBody, send, error, back, reread, onRefused }: Options<Schema>) {
  const form = useSchemaForm({
    schema,
    values: { reason: '' },
    toBody: ({ reason }) => toBody(reason),
    send,
    onSent: reread,
    onRefused: (refusal) => {
      onRefused(refusal, form.isDirty)
      return false
    },
    focus: 'field',
  })
  /** At the field, or above as what came too late. */
  const isSaidElsewhere = error !== null && (isTooLate(error) || error.status === 422)
  /** Whatever was refused may have been decided elsewhere: what is shown is read again. */
  function leave() {
    back()
    if (error) void reread()
  }
  return {
    control: form.control,
    /** For the `ConfirmStep`. */
    step: {
      isPending: form.isSubmitting,
      error: isSaidElsewhere ? null : error,
      onConfirm: (event: Parameters<typeof form.submit>[0]) => void form.submit(event),
      onBack: leave,
    },
  }
}
