import { useEffect, useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import { worksheetsApi } from '../../worksheets.api.ts'
import { draftOf, type EditedWorksheet, editedWorksheet, fieldAt } from './edited-worksheet.ts'

type Sheet = NonNullable<WorksheetView['sheet']>

/** The worksheet saves itself. Each saving says which revision it was written on, so nobody overwrites what they have not seen. */
export function useWorksheetForm(requestId: number, sheet: Sheet) {
  const t = useTexts(worksheetTexts)
  const revision = useRef(sheet.revision)
  const [savedAt, setSavedAt] = useState(sheet.saved?.at ?? null)
  const [refusal, setRefusal] = useState<CallRefused | null>(null)

  const form = useSchemaForm({
    schema: worksheetsApi.saveWorksheet.body,
    values: editedWorksheet(sheet),
    toBody: (values) => ({ revision: revision.current, ...draftOf(values) }),
    fieldAt,
    send: (body) => call(worksheetsApi.saveWorksheet, { params: { id: requestId }, body, keepalive: true }),
    onSent(saved) {
      revision.current = Math.max(revision.current, saved.revision)
      setSavedAt(saved.savedAt)
      setRefusal(null)
      void readAgain(worksheetsApi.getWorksheet)
    },
    onRefused(error) {
      setRefusal(error)
      return false
    },
    overtaken: {
      async now() {
        const { sheet: fresh } = await readNow(worksheetsApi.getWorksheet, { params: { id: requestId } })
        if (!fresh) return null
        revision.current = fresh.revision
        setSavedAt(fresh.saved?.at ?? null)
        return editedWorksheet(fresh)
      },
      names: { parts: t('worksheet.parts') },
    },
    autosave: sendLastWords,
  })
  const { take } = form.autosave

  /** They go out on the revision that the saving under way is about to make. */
  async function sendLastWords(values: EditedWorksheet): Promise<boolean> {
    const body = { revision: revision.current + 1, ...draftOf(values) }
    try {
      const saved = await call(worksheetsApi.saveWorksheet, { params: { id: requestId }, body, keepalive: true })
      revision.current = Math.max(revision.current, saved.revision)
      return true
    } catch {
      // Whoever comes back to the page saves them again.
      return false
    }
  }

  // What a colleague saved is shown to whoever has typed nothing since.
  useEffect(() => {
    if (sheet.revision <= revision.current || !take(editedWorksheet(sheet), { isRead: true })) return
    revision.current = sheet.revision
    setSavedAt(sheet.saved?.at ?? null)
  }, [sheet, take])

  return { form, savedAt, refusal }
}
