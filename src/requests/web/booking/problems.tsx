import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { useAfterPress } from '#base/web/use-after-press.ts'
import type { SentenceFormatter } from '#errors/sentences.ts'
import type { DocumentField } from '../../documents.ts'
import { type BookingStep, refusalsAt, stepOf } from '../../pickup-order-steps.ts'
import { useBooking } from './booking-context.ts'
import type { BookingForm } from './booking-form.ts'
import type { Documents } from './draft-documents.ts'
import { askedAt, blamedOnce } from './form-answers.ts'
import { useFormValues } from './use-form-values.ts'

/** What a booking is held against, and how its refusals are told. */
export type Rules = Pick<typeof import('./order-refusals.ts'), 'refusalsOfForm'> & { readonly say: SentenceFormatter }

export type Refused = { readonly path: string; readonly message: string }

type Problems = {
  /** What is wrong with the fields the customer was told about, in the order of the form. */
  readonly byPath: ReadonlyMap<string, string>
  /** Counts the attempts to go on, so the summary takes the focus at each. */
  readonly attempt: number
  /** The fields the last attempt found wrong; the summary lists those still wrong. */
  readonly attempted: ReadonlySet<string>
  /** Tells of a field as soon as it is left. */
  readonly flag: (path: string) => void
  /** Tells of everything wrong with a step; answers whether there was nothing. */
  readonly check: (step: BookingStep, rules: Rules) => boolean
  /** Shows what the server says of a field that was just left; the step cannot be finished until it is changed. */
  readonly tell: (field: Refused) => void
  /** Shows what the server refused of the whole order. */
  readonly refuse: (fields: readonly Refused[]) => void
}

const nothing: Problems = {
  byPath: new Map(),
  attempt: 0,
  attempted: new Set(),
  flag: () => {},
  check: () => true,
  tell: () => {},
  refuse: () => {},
}

const ProblemsContext = createContext<Problems>(nothing)

export const useProblems = () => use(ProblemsContext)
export const useProblem = (path: string) => use(ProblemsContext).byPath.get(path)
export const useFlag = () => use(ProblemsContext).flag

export const countDocuments = (documents: Documents): Record<DocumentField, number> => ({
  invoice: documents.invoice.length,
  warranty_card: documents.warranty_card.length,
  apple_documents: documents.apple_documents.length,
})

/** A value as it was when the server refused it; once it differs, the refusal is old news. */
type ShownRefusal = Refused & { readonly value: string; readonly isBlocking: boolean }

const valueAt = (form: BookingForm, documents: Documents, path: string) =>
  JSON.stringify(
    path in documents ? documents[path as DocumentField].map(({ name, size, lastModified }) => [name, size, lastModified]) : get(form, path),
  )

/**
 * What is wrong is computed from what is typed, by the same rules the server obeys, and shown only at the fields the customer has
 * been told about: by leaving a field that is checked at once, by trying to go on, or by the server.
 */
export function ProblemsProvider({
  rules,
  children,
}: {
  /** Null until they are here: nothing is wrong yet. */ readonly rules: Rules | null
  readonly children: ReactNode
}) {
  const { setup, serviceEntry, documents } = useBooking()
  const { getValues } = useFormContext<BookingForm>()
  const form = useFormValues()
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set())
  const [attempted, setAttempted] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly ShownRefusal[]>([])
  const [attempt, setAttempt] = useState(0)

  const found = new Map<string, string>()
  if (rules && flagged.size > 0)
    for (const refusal of rules.refusalsOfForm(form, setup, serviceEntry, countDocuments(documents)))
      if (flagged.has(refusal.path)) found.set(refusal.path, rules.say(refusal))
  for (const { path, message, value } of refused) if (!found.has(path) && valueAt(form, documents, path) === value) found.set(path, message)
  // The same map for the same problems: most key strokes change none, and no field need be drawn again for them.
  const asText = JSON.stringify([...found])
  const byPath = useMemo(() => new Map<string, string>(JSON.parse(asText) as [string, string][]), [asText])

  const afterPress = useAfterPress()
  const flag = useCallback(
    (path: string) => afterPress(() => setFlagged((known) => (known.has(path) ? known : new Set(known).add(path)))),
    [afterPress],
  )

  const check = useCallback(
    (step: BookingStep, rules: Rules) => {
      const values = getValues()
      const blocking = refused.filter(
        ({ path, value, isBlocking }) => isBlocking && stepOf(path) === step && valueAt(values, documents, path) === value,
      )
      const refusals = rules.refusalsOfForm(values, setup, serviceEntry, countDocuments(documents))
      const wrong = [...refusalsAt(step, refusals), ...blocking].map(({ path }) => path)
      setFlagged((known) => new Set([...known, ...wrong]))
      setAttempted(new Set(wrong))
      setAttempt((count) => count + 1)
      return wrong.length === 0
    },
    [getValues, setup, serviceEntry, documents, refused],
  )

  const tell = useCallback(
    (field: Refused) => {
      const shown = { ...field, value: valueAt(getValues(), documents, field.path), isBlocking: true }
      setRefused((known) => [...known.filter(({ path }) => path !== field.path), shown])
    },
    [getValues, documents],
  )

  const refuse = useCallback(
    (fields: readonly Refused[]) => {
      const values = getValues()
      const asked = blamedOnce(fields, values).map((field) => ({ ...field, path: askedAt(field.path, values) }))
      setRefused(asked.map((field) => ({ ...field, value: valueAt(values, documents, field.path), isBlocking: false })))
      setAttempted(new Set(asked.map(({ path }) => path)))
      setAttempt((count) => count + 1)
    },
    [getValues, documents],
  )

  const problems = useMemo(() => ({ byPath, attempt, attempted, flag, check, tell, refuse }), [byPath, attempt, attempted, flag, check, tell, refuse])
  return <ProblemsContext value={problems}>{children}</ProblemsContext>
}
