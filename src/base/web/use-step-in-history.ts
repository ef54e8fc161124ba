import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { StepOpener } from './use-open-step.ts'

type Stepped<Step> = { readonly step?: Step } | null

/**
 * The second press of a double click falls on what took the place of its button: it would take the focus away again, or send what nobody has read.
 * A press of its own is the first one.
 */
function withoutSecondPress() {
  const over = new AbortController()
  const press = (event: MouseEvent) => {
    if (event.detail < 2) return over.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  for (const kind of ['mousedown', 'click'] as const) window.addEventListener(kind, press, { capture: true, signal: over.signal })
  return () => over.abort()
}

/**
 * Which step of a form is open, like `useOpenStep`, where it takes the place of what was typed: it stands in the browser's history, whose way back leads
 * to what was typed and not off the page. A page that is loaded anew begins with the form.
 */
export function useStepInHistory<Step extends string>() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [isBegun, setBegun] = useState(false)
  const [left, setLeft] = useState<Step | null>(null)
  const written = (state as Stepped<Step>)?.step ?? null
  const step = isBegun ? written : null
  if (step !== null && step !== left) setLeft(step)
  /** From being begun to being left: begun by a double click, it is one entry. */
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (step !== null) return withoutSecondPress()
    isUnderWay.current = false
  }, [step])

  /** Once only, as `useOpenStep` does. */
  const takeFocus: StepOpener['ref'] = (button) => {
    button?.focus()
    if (button) setLeft(null)
  }
  return {
    step,
    begin: (next: Step) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setBegun(true)
      // An entry that a load of the page found there is the step's own.
      navigate({ pathname, search, hash }, { state: { step: next } satisfies Stepped<Step>, replace: written !== null, preventScrollReset: true })
    },
    /** Undone: as the browser's way back, and once only, for the browser takes a moment. */
    leave: () => {
      if (step === null) return
      setBegun(false)
      navigate(-1)
    },
    onto: (one: Step) => (step === null && left === one ? takeFocus : undefined),
  }
}
