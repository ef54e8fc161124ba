import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useFormHolder } from '#base/web/forms/held-forms.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { SigningAway } from '../bench/SigningForm.tsx'
import type { UnsentEdit } from '../kept/kept-edit.ts'
import { type EditedWorksheet, fieldAt } from './edited-worksheet.ts'
import { sha256 } from './sha256.ts'

/** How far a sheet is. */
export type SavedUpTo = { readonly revision: number; readonly saved: { readonly at: string; readonly by: string | null } | null }
type Saved = { readonly revision: number; readonly savedAt: string }

/** How the sheets of a kind are read and saved. */
export type SheetCalls<Schema extends z.ZodType> = {
  /** Of the body that is saved. */
  readonly schema: Schema
  readonly bodyOf: (values: EditedWorksheet, revision: number) => unknown
  /** @throws CallRefused */
  readonly save: (body: z.output<Schema>) => Promise<Saved>
  /** The screens that show the sheet read it again. */
  readonly readAgain: () => unknown
  /** As it stands now; null: there is nothing to be written any more. @throws CallRefused */
  readonly now: () => Promise<{ readonly values: EditedWorksheet; readonly savedUpTo: SavedUpTo } | null>
}

/** Where what is typed is kept until the server has it. */
export type Keeper = {
  /** What was kept before this form stood here. */
  readonly kept: Pick<UnsentEdit<EditedWorksheet>, 'opened' | 'typed' | 'revision'> | null
  readonly keep: (edit: Pick<UnsentEdit<EditedWorksheet>, 'opened' | 'typed' | 'revision'>) => void
  readonly drop: () => void
  /** Of sheets that are filled where there may be no network: everything is kept beyond the tab and sent from elsewhere, so nothing is asked about. */
  readonly away: {
    /** What the customer reads of what stands in the fields, as the server will read it (`signedContent`); null: it is not whole. */
    readonly signedText: (values: EditedWorksheet) => string | null
  } | null
}

/** What it could lose the form says already. */
const nothing = () => false

/** The worksheet saves itself. Each saving says which revision it was written on, so nobody overwrites what they have not seen. */
export function useWorksheetForm<Schema extends z.ZodType>(calls: SheetCalls<Schema>, shown: EditedWorksheet, savedUpTo: SavedUpTo, keeper: Keeper) {
  const t = useTexts(worksheetTexts)
  const { away } = keeper
  // What is held beside a sheet that was closed is discarded there; it is not offered again.
  useFormHolder(nothing, keeper.drop)
  // What was sent behind whoever left may have arrived: nothing of it waits then.
  const [begun] = useState(() => (keeper.kept && isSame(calls, keeper.kept.typed, shown) ? null : keeper.kept))
  const revision = useRef(begun?.revision ?? savedUpTo.revision)
  /** What the server had when this was begun to be typed. */
  const opened = useRef(begun?.opened ?? shown)
  const [savedAt, setSavedAt] = useState(savedUpTo.saved?.at ?? null)
  const [refusal, setRefusal] = useState<CallRefused | null>(null)
  const isCutOff = useRef(false)

  const form = useSchemaForm({
    schema: calls.schema,
    values: begun?.opened ?? shown,
    isKept: away !== null,
    toBody: (values) => calls.bodyOf(values, revision.current),
    fieldAt,
    async send(body: z.output<Schema>, values: EditedWorksheet) {
      const saved = await calls.save(body)
      opened.current = values
      return saved
    },
    onSent(saved) {
      revision.current = Math.max(revision.current, saved.revision)
      settle()
      setSavedAt(saved.savedAt)
      setRefusal(null)
      isCutOff.current = false
      void calls.readAgain()
    },
    onRefused(error) {
      setRefusal(error)
      isCutOff.current = error.code === 'REQUEST_SEND_2'
      return false
    },
    overtaken: {
      async now() {
        const fresh = await calls.now()
        if (!fresh) return null
        revision.current = fresh.savedUpTo.revision
        setSavedAt(fresh.savedUpTo.saved?.at ?? null)
        opened.current = fresh.values
        return fresh.values
      },
      names: { parts: t('worksheet.parts') },
    },
    autosave: sendLastWords,
  })
  const { take } = form.autosave
  const { subscribe, getValues, setValue } = form

  /** What was typed while it was under way is kept still. */
  function settle() {
    const typed = structuredClone(getValues())
    if (JSON.stringify(typed) === JSON.stringify(opened.current)) keeper.drop()
    else keeper.keep({ opened: opened.current, typed, revision: revision.current })
  }

  // What was kept stands in the fields again, over what it was typed over; the form sends it as it sends everything typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: put back once, into the untouched form
  useEffect(() => {
    if (!begun) {
      if (keeper.kept) keeper.drop()
      return
    }
    for (const field of Object.keys(begun.typed) as (keyof EditedWorksheet)[]) {
      const typed = begun.typed[field]
      if (typed !== undefined && JSON.stringify(typed) !== JSON.stringify(begun.opened[field])) setValue(field, typed, { shouldDirty: true })
    }
  }, [])

  const keep = useEffectEvent((typed: EditedWorksheet) => keeper.keep({ opened: opened.current, typed, revision: revision.current }))
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) keep(structuredClone(getValues()))
        },
      }),
    [subscribe, getValues],
  )

  /** They go out on the revision that the saving under way is about to make. */
  async function sendLastWords(values: EditedWorksheet): Promise<boolean> {
    const body = calls.schema.safeParse(calls.bodyOf(values, revision.current + 1))
    if (!body.success) return false
    try {
      const saved = await calls.save(body.data)
      revision.current = Math.max(revision.current, saved.revision)
      return true
    } catch {
      // Whoever comes back to the page saves them again.
      return false
    }
  }

  // What a colleague saved is shown to whoever has typed nothing since.
  useEffect(() => {
    if (savedUpTo.revision <= revision.current || !take(shown, { isRead: true })) return
    revision.current = savedUpTo.revision
    opened.current = shown
    setSavedAt(savedUpTo.saved?.at ?? null)
  }, [savedUpTo, shown, take])

  const signing: SigningAway | null = away && {
    isCutOff: () => isCutOff.current,
    async contentSha256() {
      const text = away.signedText(getValues())
      return text === null ? null : sha256(text)
    },
  }
  return { form, savedAt, refusal, revisionNow: () => revision.current, signing }
}

/** As the server reads both. */
function isSame<Schema extends z.ZodType>({ schema, bodyOf }: SheetCalls<Schema>, one: EditedWorksheet, other: EditedWorksheet): boolean {
  const [read, against] = [one, other].map((values) => schema.safeParse(bodyOf(values, 0)).data)
  return read !== undefined && JSON.stringify(read) === JSON.stringify(against)
}
