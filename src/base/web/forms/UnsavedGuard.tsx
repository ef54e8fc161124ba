import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../kit/Button.tsx'
import { useTexts } from '../use-texts.ts'
import { formTexts } from './texts.ts'
import styles from './UnsavedGuard.module.css'
import { isAnyUnsaved, registerAsking } from './unsaved-forms.ts'

type Answer = (leaves: boolean) => void

/**
 * Asks before a form is left with something typed and unsent. One stands in each layout with forms: the router takes one blocker at a time,
 * and one dialog is enough. Closing the tab or reloading is asked by the browser, in its own words.
 */
export function UnsavedGuard() {
  const t = useTexts(formTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAnyUnsaved())
  useBeforeUnload((event) => {
    if (isAnyUnsaved()) event.preventDefault()
  })
  useEffect(() => registerAsking(() => new Promise((resolve) => setAnswer(() => resolve))), [])

  const isAsking = answer !== null || blocker.state === 'blocked'
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsking])

  function settle(leaves: boolean) {
    answer?.(leaves)
    setAnswer(null)
    if (blocker.state !== 'blocked') return
    if (leaves) blocker.proceed()
    else blocker.reset()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      onCancel={(event) => {
        event.preventDefault()
        settle(false)
      }}
    >
      <h2 id="leave-title">{t('leaveTitle')}</h2>
      <p id="leave-text">{t('leaveText')}</p>
      <div className={styles.actions}>
        <Button onClick={() => settle(false)}>{t('leaveStay')}</Button>
        <Button variant="quiet" onClick={() => settle(true)}>
          {t('leaveGo')}
        </Button>
      </div>
    </dialog>
  )
}
