import { useEffect } from 'react'
import { renewFormToken } from './form-token.ts'

/** The token lives for ten minutes (SPEC 9); a phone may wake late, so it is renewed well before. */
const renewal = 4 * 60_000

/** While a public form is on the screen its CSRF token is kept fresh, so nobody loses what they typed. */
export function useFormSession() {
  useEffect(() => {
    // A failed renewal is no news: the next call asks again and says what is wrong.
    const renew = () => void renewFormToken().catch(() => {})
    const whenSeen = () => {
      if (document.visibilityState === 'visible') renew()
    }
    renew()
    const timer = setInterval(renew, renewal)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])
}
