import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { newKey } from '#base/web/new-key.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import type { Receipt } from '../statements.ts'

type Statement<Values, Schema extends z.ZodType> = {
  /** Under this name what was typed outlives a reload of the tab; it goes once it is sent. */
  readonly storedAs: string
  readonly empty: Values
  readonly schema: Schema
  readonly send: (body: z.output<Schema>, idempotencyKey: string) => Promise<Receipt>
  /** Sentences for what is missing, by field, in the place of the general ones. */
  readonly missing?: Readonly<Record<string, string>>
  /** What goes with the words and makes another statement of them: the names of the files. */
  readonly beside?: () => string
}

/** A short public form that is answered with a receipt. */
export function useStatement<Values extends Record<string, string>, Schema extends z.ZodType>({
  storedAs,
  empty,
  schema,
  send,
  missing = {},
  beside = () => '',
}: Statement<Values, Schema>) {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  // One key for one wording: sent again after a lost answer it makes no second statement.
  const last = useRef({ wording: '', key: '' })
  useFormSession()

  function keyOf(body: z.output<Schema>): string {
    const wording = JSON.stringify(body) + beside()
    if (last.current.wording !== wording) last.current = { wording, key: newKey() }
    return last.current.key
  }

  const form = useSchemaForm({
    schema,
    values: empty,
    missing,
    send: (body) => send(body, keyOf(body)),
    onSent: setReceipt,
    draft: { name: storedAs },
  })

  function startAgain() {
    last.current = { wording: '', key: '' }
    form.reset(empty)
    setReceipt(null)
  }

  return { ...form, receipt, startAgain }
}
