import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { CallRefused } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { readStored, removeStored, store } from '#base/web/storage.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { refusalsOfIssues } from '#errors.ts'
import type { Receipt } from '../statements.ts'

type Values<Field extends string> = Readonly<Record<Field, string>>
export type FieldProblem = { readonly path: string; readonly message: string }

type Statement<Field extends string> = {
  /** Under this name what was typed outlives a reload of the tab; it goes once it is sent. */
  readonly storedAs: string
  readonly empty: Values<Field>
  readonly schema: z.ZodType
  readonly send: (values: Values<Field>, idempotencyKey: string) => Promise<Receipt>
}

/** A short public form: what is typed, what is wrong with it, and sending it once. */
export function useStatement<Field extends string>({ storedAs, empty, schema, send }: Statement<Field>) {
  const { language } = useLanguage()
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<CallRefused | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  // One key for one wording: sent again after a lost answer it makes no second statement.
  const key = useRef<string | null>(null)
  // A second click comes before the first one has been drawn.
  const isBusy = useRef(false)
  useFormSession()

  useEffect(() => setValues((fresh) => ({ ...fresh, ...restored(storedAs, empty) })), [storedAs, empty])

  /** What was typed before the script was here, by the names of the fields. */
  const adopt = (typed: Readonly<Record<string, string>>) => setValues((fresh) => ({ ...fresh, ...filledIn(typed, empty) }))

  function set(field: Field, typed: string) {
    const next = { ...values, [field]: typed }
    key.current = null
    setValues(next)
    setProblems(problems.filter(({ path }) => path !== field))
    store('session', storedAs, JSON.stringify(next))
  }

  /** Shows what is wrong by the server's own rules. @returns whether nothing is */
  async function check(): Promise<boolean> {
    const read = schema.safeParse(values)
    const say = await sentenceFormatterOf(language)
    setFailure(null)
    setAttempt((count) => count + 1)
    setProblems(read.success ? [] : refusalsOfIssues(read.error.issues).map((refusal) => ({ path: refusal.path, message: say(refusal) })))
    return read.success
  }

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      if (!(await check())) return
      key.current ??= crypto.randomUUID()
      setReceipt(await send(values, key.current))
      removeStored('session', storedAs)
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setAttempt((count) => count + 1)
      if (error.fields.length > 0) setProblems(error.fields)
      else setFailure(error)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  function startAgain() {
    key.current = null
    setValues(empty)
    setReceipt(null)
  }

  return { values, set, adopt, problems, failure, attempt, isSending, receipt, check, submit, startAgain }
}

export type StatementForm<Field extends string> = ReturnType<typeof useStatement<Field>>

function restored<Field extends string>(storedAs: string, empty: Values<Field>): Partial<Values<Field>> {
  try {
    const stored: unknown = JSON.parse(readStored('session', storedAs) ?? '{}')
    return filledIn(stored ?? {}, empty)
  } catch {
    return {}
  }
}

function filledIn<Field extends string>(typed: object, empty: Values<Field>): Partial<Values<Field>> {
  const entries = Object.entries(typed).filter(([field, words]) => field in empty && typeof words === 'string' && words !== '')
  return Object.fromEntries(entries) as Partial<Values<Field>>
}
