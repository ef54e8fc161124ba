import { type FormEvent, useEffect, useRef, useState } from 'react'
import { baseTexts } from './texts.ts'
import { useTexts } from './use-texts.ts'

/** So many characters a search wants that would find too much by fewer. */
export const leastOfSearch = 3

/**
 * A search that wants `leastOfSearch` characters, and says so where fewer were sent.
 * @param asked what is looked for, as the address has it
 */
export function useSearchForm(asked: string, search: (asked: string) => void) {
  const t = useTexts(baseTexts)
  const [text, setText] = useState(asked)
  const [isSent, setSent] = useState(asked !== '')
  const ref = useRef<HTMLInputElement>(null)
  // Going back brings an earlier search back.
  useEffect(() => setText(asked), [asked])
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    setSent(true)
    search(wanted)
    if (wanted.length < leastOfSearch) ref.current?.focus()
  }
  return {
    onSubmit,
    field: {
      ...{ ref, value: text, autoComplete: 'off' },
      problem: isSent && asked.length < leastOfSearch ? t('searchTooShort', { least: leastOfSearch }) : undefined,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => setText(currentTarget.value),
    },
  }
}
