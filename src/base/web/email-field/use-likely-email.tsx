import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Note } from '../kit/Note.tsx'
import styles from './email-field.module.css'

/** Comes when an address was left: a form may be used long before. Where it cannot be had, nothing is asked. */
const LikelyEmail = lazy(() =>
  import('./LikelyEmail.tsx').then(
    ({ LikelyEmail }) => ({ default: LikelyEmail }),
    () => ({ default: () => null }),
  ),
)

/** Milliseconds: what comes under a field while somebody presses the button below it would move it from under their finger. */
const afterPress = 300

type Asked = { readonly whenLeft: () => void; readonly after: ReactNode }

/**
 * The question whether a mistyped address was meant otherwise, for under its field.
 * @param id of the field's control, which has the focus again once the other address is taken
 */
export function useLikelyEmail(id: string, typed: string, take: (email: string) => void): Asked {
  const [left, setLeft] = useState<string | null>(null)
  const taken = (email: string) => {
    take(email)
    document.getElementById(id)?.focus()
  }
  return {
    whenLeft: () => void setTimeout(setLeft, afterPress, typed),
    after: (
      <Note as="div" role="status" tone="info" className={styles.asked}>
        {left === typed && left.includes('@') && (
          <Suspense fallback={null}>
            <LikelyEmail typed={left} take={taken} />
          </Suspense>
        )}
      </Note>
    ),
  }
}
