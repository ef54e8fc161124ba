import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isFocusLost } from './lost-focus.ts'

/** Milliseconds in which what was pressed may still go: what it asked for is read first. */
const patience = 3000

/**
 * What narrows a list is gone once it is pressed and has nothing more to do ("clear the filters"), and the focus with it: it goes to the title of the page,
 * as it does where one comes to another page.
 */
export function useFocusOfPressed(main: RefObject<HTMLElement | null>) {
  const { key, pathname } = useLocation()
  const place = useRef<string>(null)
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the address changes
  useEffect(() => {
    const isSamePage = place.current === pathname
    place.current = pathname
    const root = main.current
    const pressed = last.current
    if (!isSamePage || !root || !(pressed instanceof Element)) return
    const look = () => {
      // Who went on by themselves is somewhere else.
      if (!pressed.isConnected && last.current === pressed && isFocusLost()) root.querySelector('h1')?.focus({ preventScroll: true })
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true })
    const late = setTimeout(() => observer.disconnect(), patience)
    return () => {
      observer.disconnect()
      clearTimeout(late)
    }
  }, [key])
}
