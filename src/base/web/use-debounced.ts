import { useEffect, useState } from 'react'

/** A value that has rested for so many milliseconds: what is typed on is not worth asking the server about. */
export function useDebounced<T>(value: T, pause = 200): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}
