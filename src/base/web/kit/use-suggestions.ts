import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'

type Options<Item> = {
  /** Of the input; those of the list and its options follow from it. */
  readonly id: string
  readonly suggestions: readonly Item[]
  readonly onChosen: (item: Item) => void
}

const none = -1

/**
 * The keys and the mouse of a text with suggestions (WAI-ARIA: combobox with a list, chosen by hand). The suggestions only help: leaving
 * and Escape choose and empty nothing, and without a list Enter sends the form and Escape is somebody else's. A library would do this in 11 kB.
 */
export function useSuggestions<Item>({ id, suggestions, onChosen }: Options<Item>) {
  const [isOpen, setOpen] = useState(false)
  const [walked, setCurrent] = useState(none)
  const isShown = isOpen && suggestions.length > 0
  // What was walked to is another suggestion once something is typed, or there is none any more.
  const current = isShown && walked < suggestions.length ? walked : none
  const listId = `${id}-list`
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    if (current !== none) document.getElementById(`${id}-option-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const show = () => setOpen(true)
  const hide = () => {
    setOpen(false)
    setCurrent(none)
  }
  const choose = (item: Item) => {
    hide()
    onChosen(item)
  }

  const walk = (step: 1 | -1) => {
    show()
    const places = suggestions.length
    if (places > 0) setCurrent(current === none && step === -1 ? places - 1 : (current + step + places) % places)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being put together, the keys belong to that.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const chosen = suggestions[current]
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape' && isShown) hide()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': isShown,
    'aria-activedescendant': current === none ? undefined : optionId(current),
    onFocus: show,
    onClick: show,
    onChange: () => {
      show()
      setCurrent(none)
    },
    onBlur: hide,
    onKeyDown,
  } as const
  const listProps = {
    id: listId,
    hidden: !isShown,
    // A list that scrolls is a stop of the Tab key in browsers: reached, it would close and take the focus with it.
    tabIndex: -1,
    // The input keeps the focus while a suggestion is pressed.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseLeave: () => setCurrent(none),
  } as const
  return { isShown, current, optionId, setCurrent, inputProps, listProps, choose }
}
