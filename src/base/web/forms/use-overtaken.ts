import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { CallRefused } from '../call-refused.ts'
import { type Compared, compareOvertaken, type Overtaking } from './overtaken.ts'

export type OvertakenOptions<Values> = {
  /** Reads what the form shows as it stands now. Null: there is nothing to compare any more. @throws CallRefused */
  readonly now: () => Promise<Values | null>
  /** See `compareOvertaken`. */
  readonly stamp?: keyof Values & string
  /** Names of fields and words for their values, where the screen has no label or no option of its own for them. */
  readonly names?: Partial<Record<keyof Values & string, string>>
  readonly inWords?: { readonly [Field in keyof Values & string]?: (value: Values[Field]) => string }
}

/** One field, and what it holds; the words are null where the screen knows them. */
type Row = Compared<Readonly<Record<string, unknown>>> & { readonly words: { readonly mine: string; readonly theirs: string } | null }

/** What `OvertakenNotice` shows. */
export type Overtaken = {
  readonly rows: readonly Row[]
  readonly refreshed: readonly string[]
  readonly names: Readonly<Partial<Record<string, string>>>
  /** Counts the tries to send it undecided. */
  readonly asked: number
  readonly settle: (isTheirs: boolean) => void
  /** The form saves itself, perhaps in the middle of a word. */
  readonly savesItself: boolean
}

type Form<Values extends FieldValues, Sent> = Pick<
  UseFormReturn<Values, unknown, Sent>,
  'getValues' | 'setValue' | 'resetDefaultValues' | 'clearErrors' | 'formState'
>

/**
 * Somebody else was quicker: what they changed where nothing was typed is shown at once; what both changed stands side by side until a person says
 * which goes on, and nothing is sent before.
 * @param savesItself nobody pressed anything for it to be sent
 * @param settled what was to be sent can be sent again
 */
export function useOvertaken<Values extends FieldValues, Sent>(
  form: Form<Values, Sent>,
  options: OvertakenOptions<Values> | undefined,
  savesItself: boolean,
  settled: () => void,
) {
  const opened = useRef(form.formState.defaultValues as Values)
  const untouched = form.formState.defaultValues
  useEffect(() => {
    opened.current = untouched as Values
  }, [untouched])
  const [found, setFound] = useState<(Overtaking<Values> & { readonly asked: number }) | null>(null)
  const isUndecided = useRef(false)

  function put(field: keyof Values & string, value: unknown) {
    form.setValue(field as unknown as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }

  /** @returns whether there is something to look at; otherwise the refusal itself says all */
  async function compare(refusal: CallRefused): Promise<boolean> {
    if (!options || !refusal.isMovedOn) return false
    const now = await options.now().catch(() => null)
    if (!now) return false
    const overtaking = compareOvertaken(opened.current, structuredClone(form.getValues()), now, options.stamp)
    for (const field of overtaking.refreshed) put(field, now[field])
    if (options.stamp) put(options.stamp, now[options.stamp])
    opened.current = now
    form.resetDefaultValues(now)
    isUndecided.current = overtaking.conflicts.length > 0
    const isSeen = isUndecided.current || overtaking.refreshed.length > 0
    setFound(isSeen ? { ...overtaking, asked: 0 } : null)
    if (isSeen) form.clearErrors()
    if (isSeen && !isUndecided.current) settled()
    return isSeen
  }

  /** @returns whether it may be sent: nothing is undecided */
  function mayBeSent(): boolean {
    setFound((shown) => (shown && isUndecided.current ? { ...shown, asked: shown.asked + 1 } : null))
    return !isUndecided.current
  }

  function settle(conflicts: readonly Compared<Values>[], isTheirs: boolean) {
    if (isTheirs) for (const { field, theirs } of conflicts) put(field, theirs)
    isUndecided.current = false
    setFound(null)
    settled()
  }

  const overtaken: Overtaken | null = found && {
    rows: found.conflicts.map((row) => ({ ...row, words: wordsOf(options, row) })),
    refreshed: found.refreshed,
    asked: found.asked,
    names: options?.names ?? {},
    settle: (isTheirs) => settle(found.conflicts, isTheirs),
    savesItself,
  }
  return { overtaken, compare, mayBeSent }
}

function wordsOf<Values>(options: OvertakenOptions<Values> | undefined, { field, mine, theirs }: Compared<Values>) {
  const inWords = options?.inWords?.[field]
  return inWords ? { mine: inWords(mine), theirs: inWords(theirs) } : null
}
