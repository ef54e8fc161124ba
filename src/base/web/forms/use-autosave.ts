import { useCallback, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

export type SavedState = 'saved' | 'unsaved' | 'saving' | 'failed'

/**
 * Sends what is typed although a saving is under way, for nobody will be there to wait for it: the page is being closed.
 * @returns whether the server has it
 */
export type LastWords<Values> = (values: Values) => Promise<boolean>

type Options<Values> = {
  /** What the server has. */
  readonly untouched: Values
  /** Sends the form as it is. @returns whether the server has it */
  readonly send: () => Promise<boolean>
  /** Without it the form does not save itself. */
  readonly lastWords: LastWords<Values> | undefined
}

/** Milliseconds: long enough to write a word, short enough to lose nothing. */
const pause = 1200

/**
 * Saves a form by itself: after a pause in typing, when the page is hidden, left or closed, when the network is back, and when `save` is called. One
 * saving at a time; it outlives its page.
 */
export function useAutosave<Values extends FieldValues, Sent>(
  { subscribe, getValues, reset }: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe' | 'getValues' | 'reset'>,
  { untouched, send, lastWords }: Options<Values>,
) {
  const isOn = lastWords !== undefined
  const [state, setState] = useState<SavedState>('saved')
  /** What the server has, or is about to have, as text; null until the form is there. */
  const known = useRef<string | null>(null)
  known.current ??= isOn ? JSON.stringify(untouched) : ''
  const hasFailed = useRef(false)
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ send, lastWords })
  latest.current = { send, lastWords }

  const typed = useCallback(() => JSON.stringify(getValues()), [getValues])
  const isChanged = useCallback(() => typed() !== known.current, [typed])

  /** Runs a saving, and takes back that the server has it where it has not. */
  const saveBy = useCallback(
    async (saving: () => Promise<boolean>) => {
      const before = known.current
      known.current = typed()
      let isSaved = false
      try {
        isSaved = await saving()
        return isSaved
      } finally {
        if (!isSaved) known.current = before
        hasFailed.current = !isSaved
      }
    },
    [typed],
  )

  const saveOnce = useCallback(async () => {
    setState('saving')
    try {
      return await saveBy(() => latest.current.send())
    } finally {
      setState(hasFailed.current ? 'failed' : isChanged() ? 'unsaved' : 'saved')
    }
  }, [saveBy, isChanged])

  /** @returns whether everything typed is saved */
  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    await running.current
    if (!isChanged()) return true
    running.current = saveOnce().finally(() => {
      running.current = null
    })
    return running.current
  }, [saveOnce, isChanged])

  const sendLastWords = useCallback(() => {
    if (!isChanged()) return
    clearTimeout(timer.current)
    if (running.current === null) void save()
    else void saveBy(async () => (await latest.current.lastWords?.(getValues())) ?? false)
  }, [save, saveBy, isChanged, getValues])

  useEffect(() => {
    if (!isOn) return
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name) return
        clearTimeout(timer.current)
        if (isChanged()) timer.current = setTimeout(() => void save(), pause)
        if (running.current === null || isChanged()) setState(isChanged() ? 'unsaved' : 'saved')
      },
    })
    const whenHidden = () => document.visibilityState === 'hidden' && void save()
    const sendAgain = () => void save()
    addEventListener('pagehide', sendLastWords)
    addEventListener('online', sendAgain)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      stop()
      removeEventListener('pagehide', sendLastWords)
      removeEventListener('online', sendAgain)
      document.removeEventListener('visibilitychange', whenHidden)
      void save()
    }
  }, [isOn, subscribe, save, sendLastWords, isChanged])

  /** Shows what the server has now. Where the page read it by itself (`isRead`), only to whoever has typed nothing since. */
  const take = useCallback(
    (fresh: Values, { isRead = false } = {}) => {
      if (isRead && (isChanged() || running.current !== null)) return false
      clearTimeout(timer.current)
      reset(fresh as DefaultValues<Values>)
      known.current = JSON.stringify(fresh)
      hasFailed.current = false
      setState('saved')
      return true
    },
    [reset, isChanged],
  )

  /** Leaving saves what is unsaved; lost would be only what could not be saved, or cannot be without a network. What is tried again has not arrived yet. */
  const isLost = useCallback(() => (hasFailed.current || !navigator.onLine) && (isChanged() || running.current !== null), [isChanged])

  return { state, save, take, isLost }
}
