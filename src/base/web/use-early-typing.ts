import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * A prerendered form stands before its script does: what is typed meanwhile would be lost, and sending it would put it into the address.
 * So its sending waits for `isReady`, and `adopt` is given what was typed, by the names of the fields.
 */
export function useEarlyTyping(adopt: (typed: Readonly<Record<string, string>>) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setReady] = useState(false)
  const take = useEffectEvent(adopt)
  useEffect(() => {
    const typed = form.current ? [...new FormData(form.current)].filter((field): field is [string, string] => typeof field[1] === 'string') : []
    take(Object.fromEntries(typed))
    setReady(true)
  }, [])
  return { form, isReady }
}
