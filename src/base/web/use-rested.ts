import { useEffect, useState } from 'react'

/** A value that is being typed, once nothing was typed for so many milliseconds. */
export function useRested<T>(value: T, ms = 200): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
