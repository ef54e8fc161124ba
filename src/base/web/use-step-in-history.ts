import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withoutSecondPress } from './second-press.ts'
import type { StepOpener } from './use-open-step.ts'

/** What stands in the browser's history of a screen with steps. */
type Stepped = { readonly step?: string } | null

type Entering = {
  readonly replace?: boolean
  /** Where the entry has another address: what stands in it from the question mark on. */
  readonly search?: string
}

/** The name that an entry of the history has, and the ways to another entry of this page. */
export function useHistoryStep() {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const name = (state as Stepped)?.step ?? null
  const [first] = useState(key)
  const [isMoved, setMoved] = useState(false)
  if (key !== first && !isMoved) setMoved(true)
  const entry = `${search} ${name ?? ''}`
  /** The browser takes a moment to get to what is asked for. */
  const asked = useRef(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is the trigger
  useEffect(() => {
    asked.current = entry
  }, [key])
  return {
    name,
    /** Whether there was another entry on this screen before: what a load of the page shows leaves the focus where it is. */
    isMoved,
    /** Asked for by a double click, or by a key held down, it is one entry. */
    enter: (step: string | null, { replace = false, search: next = search }: Entering = {}) => {
      withoutSecondPress()
      const wanted = `${next} ${step ?? ''}`
      if (asked.current === wanted && !replace) return
      asked.current = wanted
      navigate({ pathname, search: next, hash }, { state: step === null ? null : ({ step } satisfies Stepped), replace, preventScrollReset: true })
    },
    /** As the browser's way back. */
    goBack: () => {
      withoutSecondPress()
      navigate(-1)
    },
  }
}

/**
 * Which step of a form is open, like `useOpenStep`, where it takes the place of what was typed: it stands in the browser's history, whose way back leads
 * to what was typed and not off the page. A page that is loaded anew begins with the form.
 */
export function useStepInHistory<Step extends string>() {
  const { name, enter, goBack } = useHistoryStep()
  const [isBegun, setBegun] = useState(false)
  const [left, setLeft] = useState<Step | null>(null)
  const step = isBegun ? (name as Step | null) : null
  if (step !== null && step !== left) setLeft(step)

  /** Once only, as `useOpenStep` does. */
  const takeFocus: StepOpener['ref'] = (button) => {
    button?.focus()
    if (button) setLeft(null)
  }
  return {
    step,
    begin: (next: Step) => {
      setBegun(true)
      // An entry that a load of the page found there is the step's own.
      enter(next, { replace: name !== null })
    },
    /** Undone: as the browser's way back, and once only, for the browser takes a moment. */
    leave: () => {
      if (step === null) return
      setBegun(false)
      goBack()
    },
    onto: (one: Step) => (step === null && left === one ? takeFocus : undefined),
  }
}
