import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { CallRefused } from '../call-refused.ts'
import { OverContext } from '../kit/over.ts'
import { useLanguage } from '../language.tsx'
import { queryClient } from '../query-client.ts'
import { type FieldAt, formErrors, problemsIn, schemaReader, schemaResolver } from './form-errors.ts'
import { useFormHolder } from './held-forms.ts'
import { mayLeave, registerForm } from './unsaved-forms.ts'
import { type LastWords, useAutosave } from './use-autosave.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { type DraftOf, useFormDraft } from './use-form-draft.ts'
import { type Overtaken, type OvertakenOptions, useOvertaken } from './use-overtaken.ts'

type Options<Values extends FieldValues, Schema extends z.ZodType, Answer> = {
  /** Of the call's body: its row in api.ts, or the slice's root file. */
  readonly schema: Schema
  /** Untouched, as the fields hold it: figures are texts, what is not chosen yet is '' or null. Read once. */
  readonly values: Values
  /** What is typed as the body; unless told, as it is. What is missing or no figure the schema refuses. */
  readonly toBody?: (values: Values) => unknown
  readonly send: (body: z.output<Schema>, values: Values) => Promise<Answer>
  /** The server has it. */
  readonly onSent?: (answer: Answer) => unknown
  /** @returns whether it was dealt with; otherwise the form shows it */
  readonly onRefused?: (refusal: CallRefused) => boolean | Promise<boolean>
  /** What stands in the fields afterwards, where the form stays: what was sent, or nothing. */
  readonly afterSending?: 'keep' | 'empty'
  /** What counts as sent, where the answer changes it: the new revision of a draft. */
  readonly sentAs?: (values: Values, answer: Answer) => Values
  readonly fieldAt?: FieldAt<Values>
  /** Sentences for what is missing, by path of the body, in the place of the general ones. */
  readonly missing?: Readonly<Record<string, string>>
  /** Where the focus goes when something is wrong: to the summary above, or in a small form to the first wrong field. */
  readonly focus?: 'summary' | 'field'
  /** What the form changes may be changed by others meanwhile: both stand side by side in `OvertakenNotice`. */
  readonly overtaken?: OvertakenOptions<Values> | undefined
  /** A long form keeps what is typed in this tab. */
  readonly draft?: DraftOf<Values> | undefined
  /** The form sends itself after every pause, so that only what could not be saved is asked about; see `useAutosave`. */
  readonly autosave?: LastWords<Values> | undefined
  /** What could not be sent is kept elsewhere, so leaving loses nothing. */
  readonly isKept?: boolean
}

/** Of the form on the page that is sent. */
type Submitting = { readonly preventDefault: () => void; readonly currentTarget?: EventTarget | null }

/** What a piece of a form may need of it, whatever its fields are. */
export type SchemaForm = {
  readonly submit: (event?: Submitting) => Promise<boolean>
  readonly isSubmitting: boolean
  readonly problem: string | null
  readonly leave: (go: () => void) => Promise<void>
  readonly overtaken: Overtaken | null
}

/**
 * A form over the schema of its call (react-hook-form): checks it before sending, puts what the server refuses at its fields, sends once
 * however often it is asked to, asks before it is left unsent, and keeps a draft where it is told to.
 */
export function useSchemaForm<Values extends FieldValues, Schema extends z.ZodType, Answer = unknown>({
  schema,
  values: untouched,
  toBody = (values) => values,
  send,
  onSent,
  onRefused = () => false,
  afterSending = 'keep',
  sentAs = (values) => values,
  fieldAt = (path) => path,
  missing = {},
  focus = 'summary',
  overtaken: comparing,
  draft,
  autosave,
  isKept = false,
}: Options<Values, Schema, Answer>) {
  const { language } = useLanguage()
  const say = () => sentenceFormatterOf(language)
  const rules = { schema, toBody, fieldAt, missing, say }
  const form = useForm<Values, unknown, z.output<Schema>>({
    defaultValues: untouched as DefaultValues<Values>,
    resolver: schemaResolver(rules),
    // What is wrong is told when it is sent; a field that is being mended is not blamed any more.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // `useFirstWrong` leads to the first one on the page; react-hook-form knows in which order they came there.
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount, isDirty } = form.formState
  const [refusals, setRefusals] = useState(0)
  const problems = problemsIn(errors)
  const attempt = submitCount + refusals
  useMending(form)
  const place = useFirstWrong(focus === 'field' && problems.some(({ fieldId }) => fieldId), attempt)

  /** Of a single field Enter sends without any button. */
  const isOver = useContext(OverContext)
  const isSending = useRef(false)
  const isTyped = useRef(isDirty)
  /** What is typed is not lost any more: the server has it, or nobody wants it. */
  const isLetGo = useRef(false)
  isTyped.current = isDirty
  if (!isDirty) isLetGo.current = false
  const { state: saved, save, take, isLost } = useAutosave(form, { untouched, send: sendQuietly, lastWords: autosave })
  const savesItself = autosave !== undefined
  const { overtaken, compare, mayBeSent } = useOvertaken(form, comparing, savesItself, () => {
    if (savesItself) void save()
  })
  const isUnsaved = useCallback(() => (savesItself ? isLost() : isTyped.current && !isLetGo.current), [savesItself, isLost])
  useEffect(() => (isKept ? undefined : registerForm(isUnsaved)), [isKept, isUnsaved])
  const { isRestored, discard, drop } = useFormDraft(form, { draft, untouched, isUnsaved })
  const holder = useFormHolder(isUnsaved, drop)
  function letGo() {
    isLetGo.current = true
    drop()
    holder?.letGo()
  }

  function showErrors({ root, ...found }: FieldErrors<Values>) {
    if (root) form.setError('root', { type: 'refused', message: String(root.message) })
    for (const { fieldId, message } of problemsIn(found)) form.setError(fieldId as Path<Values>, { type: 'refused', message })
  }

  function showRefusal({ fields, message }: Pick<CallRefused, 'fields' | 'message'>) {
    setRefusals((count) => count + 1)
    showErrors(formErrors(fields.length > 0 ? fields : [{ path: '', message }], form.getValues(), fieldAt))
  }

  async function sendNow(body: z.output<Schema>) {
    const values = structuredClone(form.getValues())
    try {
      const answer = await send(body, values)
      letGo()
      await onSent?.(answer)
      return sentAs(values, answer)
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      // Whatever this page shows may be another by now.
      if (error.status === 409) void queryClient.invalidateQueries({ predicate: ({ queryKey: [method] }) => method === 'GET' })
      if (!(await onRefused(error)) && !(await compare(error))) showRefusal(error)
      return null
    }
  }

  /** @returns whether the server has it */
  async function submit(event?: Submitting): Promise<boolean> {
    event?.preventDefault()
    place.current = event?.currentTarget ?? null
    if (isOver || isSending.current || !mayBeSent()) return false
    isSending.current = true
    try {
      const sent: { values: Values | null } = { values: null }
      await form.handleSubmit(async (body) => {
        sent.values = await sendNow(body)
      })()
      if (sent.values && afterSending === 'empty') form.reset(untouched, { keepSubmitCount: true })
      else if (sent.values) settle(sent.values)
      return sent.values !== null
    } finally {
      isSending.current = false
    }
  }

  /** While somebody types: what was told before stays told until it is mended. @returns whether the server has it */
  async function sendQuietly(): Promise<boolean> {
    if (!mayBeSent()) return false
    form.clearErrors('root')
    const read = await schemaReader(rules)(form.getValues())
    if (!read.isRight) showErrors(read.errors)
    const sent = read.isRight ? await sendNow(read.body) : null
    if (sent) settle(sent)
    return sent !== null
  }

  /** What was typed while it was under way is unsaved still. */
  function settle(sent: Values) {
    isTyped.current = false
    isLetGo.current = false
    form.resetDefaultValues(sent)
  }

  /** Tells what is wrong without sending anything: the first of two steps. @returns whether nothing is */
  async function check(): Promise<boolean> {
    let isRight = false
    await form.handleSubmit(() => {
      isRight = true
    })()
    return isRight
  }

  /** What was typed into lines of text before the script of the page was there, by the names of the fields. */
  function adopt(typed: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(typed))
      if (text !== '' && typeof untouched[name] === 'string')
        form.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }

  return {
    control: form.control,
    subscribe: form.subscribe,
    getValues: form.getValues,
    getFieldState: form.getFieldState,
    setValue: form.setValue,
    reset: form.reset,
    setError: form.setError,
    setFocus: form.setFocus,
    clearErrors: form.clearErrors,
    /** Checks some fields only, as on one of several steps. */
    trigger: form.trigger,
    submit,
    check,
    adopt,
    /** What a call beside this form was refused for belongs to its fields. */
    showRefusal,
    isSubmitting,
    /** For `FormErrorSummary`: all that is wrong, and how often it was tried. */
    problems,
    attempt,
    /** What concerns the whole form. */
    problem: errors.root?.message ?? null,
    isDirty,
    /** For `OvertakenNotice`. */
    overtaken,
    /** Something typed before stands in the fields again; `discard` empties them. */
    isRestored,
    discard,
    /** Where the form saves itself: how far it is, saving at once (answers whether everything typed is saved), and showing what somebody else saved. */
    autosave: { state: saved, save, take },
    /** Leaves this form, after asking where something typed would be lost; not while it is being sent, as that is done all the same. */
    leave: async (go: () => void) => {
      if (isSending.current || !(await mayLeave(isUnsaved))) return
      letGo()
      go()
    },
  }
}

/** A field that is being mended is not blamed any more. */
function useMending<Values extends FieldValues, Sent>({ subscribe, getFieldState, clearErrors }: UseFormReturn<Values, unknown, Sent>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && getFieldState(name as Path<Values>).error) clearErrors(name as Path<Values>)
        },
      }),
    [subscribe, getFieldState, clearErrors],
  )
}
