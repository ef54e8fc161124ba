import { useEffect, useState } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'
import { Actions } from '../kit/Actions.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useTexts } from '../use-texts.ts'
import { formTexts } from './texts.ts'
import { isAnyUnsaved, registerAsking } from './unsaved-forms.ts'

/** Another page, or another step of one; a search or a filter leaves the form where it is. */
const isElsewhere = (here: Location, next: Location) =>
  here.pathname !== next.pathname || new URLSearchParams(here.search).get('step') !== new URLSearchParams(next.search).get('step')

type Answer = (leaves: boolean) => void

/**
 * Asks before a form is left with something typed and unsent. One stands in each layout with forms: the router takes one blocker at a time,
 * and one dialog is enough. Closing the tab or reloading is asked by the browser, in its own words.
 */
export function UnsavedGuard() {
  const t = useTexts(formTexts)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => isElsewhere(currentLocation, nextLocation) && isAnyUnsaved())
  useBeforeUnload((event) => {
    if (isAnyUnsaved()) event.preventDefault()
  })
  useEffect(() => registerAsking(() => new Promise((resolve) => setAnswer(() => resolve))), [])

  function settle(leaves: boolean) {
    answer?.(leaves)
    setAnswer(null)
    if (blocker.state !== 'blocked') return
    if (leaves) blocker.proceed()
    else blocker.reset()
  }

  if (answer === null && blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('leaveTitle')} description={t('leaveText')} onClose={() => settle(false)}>
      <Actions>
        <Button onClick={() => settle(false)}>{t('leaveStay')}</Button>
        <Button variant="quiet" onClick={() => settle(true)}>
          {t('leaveGo')}
        </Button>
      </Actions>
    </Dialog>
  )
}
