import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import { type EditedWorksheet, fieldAt } from './edited-worksheet.ts'

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

/** The worksheet saves itself. Each saving says which revision it was written on, so nobody overwrites what they have not seen. */
export function useWorksheetForm<Schema extends z.ZodType>(calls: SheetCalls<Schema>, shown: EditedWorksheet, savedUpTo: SavedUpTo) {
  const t = useTexts(worksheetTexts)
  const revision = useRef(savedUpTo.revision)
  const [savedAt, setSavedAt] = useState(savedUpTo.saved?.at ?? null)
  const [refusal, setRefusal] = useState<CallRefused | null>(null)

  const form = useSchemaForm({
    schema: calls.schema,
    values: shown,
    toBody: (values) => calls.bodyOf(values, revision.current),
    fieldAt,
    send: (body: z.output<Schema>) => calls.save(body),
    onSent(saved) {
      revision.current = Math.max(revision.current, saved.revision)
      setSavedAt(saved.savedAt)
      setRefusal(null)
      void calls.readAgain()
    },
    onRefused(error) {
      setRefusal(error)
      return false
    },
    overtaken: {
      async now() {
        const fresh = await calls.now()
        if (!fresh) return null
        revision.current = fresh.savedUpTo.revision
        setSavedAt(fresh.savedUpTo.saved?.at ?? null)
        return fresh.values
      },
      names: { parts: t('worksheet.parts') },
    },
    autosave: sendLastWords,
  })
  const { take } = form.autosave

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
    setSavedAt(savedUpTo.saved?.at ?? null)
  }, [savedUpTo, shown, take])

  return { form, savedAt, refusal, revisionNow: () => revision.current }
}
