import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { registerForm } from '#base/web/forms/unsaved-forms.ts'
import { readAgain } from '#base/web/use-call.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import { workshopApi } from '../../workshop.api.ts'
import { draftOf, type EditedWorksheet, editedWorksheet } from './edited-worksheet.ts'

type Sheet = NonNullable<WorksheetView['sheet']>
export type SavedState = 'saved' | 'unsaved' | 'saving' | 'failed'

/** Long enough to write a word, short enough to lose nothing. */
const pause = 1200

/**
 * Keeps what is typed and saves it by itself after a pause, when the page is hidden, left or closed, and when `save` is called. One saving at a
 * time; each says which revision it was written on, so nobody overwrites what they have not seen. A saving outlives its page.
 */
export function useAutosave(requestId: number, sheet: Sheet) {
  const [values, setValues] = useState(() => editedWorksheet(sheet))
  const [state, setState] = useState<SavedState>('saved')
  const [problem, setProblem] = useState<CallRefused | null>(null)
  const [savedAt, setSavedAt] = useState(sheet.saved?.at ?? null)
  const latest = useRef({ values, revision: sheet.revision, isDirty: false })
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const now = latest.current
    now.isDirty = false
    setState('saving')
    setProblem(null)
    try {
      const saved = await call(workshopApi.saveWorksheet, {
        params: { id: requestId },
        body: { revision: now.revision, ...draftOf(now.values) },
        keepalive: true,
      })
      now.revision = Math.max(now.revision, saved.revision)
      setSavedAt(saved.savedAt)
      setState(now.isDirty ? 'unsaved' : 'saved')
      void readAgain(workshopApi.getWorksheet)
      return true
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      now.isDirty = true
      setProblem(error)
      setState('failed')
      return false
    }
  }, [requestId])

  /** @returns whether everything typed is saved */
  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    await running.current
    if (!latest.current.isDirty) return true
    running.current = saveOnce().finally(() => {
      running.current = null
    })
    return running.current
  }, [saveOnce])

  const change = useCallback(
    (changes: Partial<EditedWorksheet>) => {
      const now = latest.current
      now.values = { ...now.values, ...changes }
      now.isDirty = true
      setValues(now.values)
      setState('unsaved')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pause)
    },
    [save],
  )

  const take = useCallback((fresh: Sheet) => {
    latest.current = { values: editedWorksheet(fresh), revision: fresh.revision, isDirty: false }
    setValues(latest.current.values)
    setSavedAt(fresh.saved?.at ?? null)
    setProblem(null)
    setState('saved')
  }, [])

  // What a colleague saved is shown to whoever has typed nothing since.
  useEffect(() => {
    if (sheet.revision > latest.current.revision && !latest.current.isDirty && running.current === null) take(sheet)
  }, [sheet, take])

  /** Nobody will be there to wait for the saving under way, so the last words go out beside it, on the revision it is about to make. */
  const sendLastWords = useCallback(() => {
    const now = latest.current
    if (!now.isDirty) return
    clearTimeout(timer.current)
    if (running.current === null) return void save()
    now.isDirty = false
    const body = { revision: now.revision + 1, ...draftOf(now.values) }
    call(workshopApi.saveWorksheet, { params: { id: requestId }, body, keepalive: true }).then(
      ({ revision }) => {
        now.revision = Math.max(now.revision, revision)
      },
      () => {
        // Whoever comes back to the page saves them again.
        now.isDirty = true
      },
    )
  }, [requestId, save])

  useEffect(() => {
    const leave = () => void save()
    const whenHidden = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', sendLastWords)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      removeEventListener('pagehide', sendLastWords)
      document.removeEventListener('visibilitychange', whenHidden)
      leave()
    }
  }, [save, sendLastWords])

  // Leaving saves what is unsaved; only what could not be saved would be lost.
  const hasFailed = useRef(false)
  hasFailed.current = state === 'failed'
  useEffect(() => registerForm(() => hasFailed.current), [])

  return { values, change, save, state, problem, savedAt, take }
}
