import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Long enough not to write at every key, short enough to lose nothing worth naming. */
const pause = 400

/**
 * Calls `save` a moment after the last change of a form, and at once when the page is hidden or left: a phone may never wake it again.
 * @returns calls off what is about to be saved
 */
export function useStoredValues<Values extends FieldValues, Sent>(form: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe'>, save: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const callOff = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const { subscribe } = form

  useEffect(() => {
    const saveNow = () => {
      if (timer.current === undefined) return
      callOff()
      save()
    }
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(saveNow, pause)
      },
    })
    window.addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      stop()
      saveNow()
      window.removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
    }
  }, [subscribe, save, callOff])

  return callOff
}
