import type { ReactNode } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { securityTexts } from '../../security-texts.ts'

type Props = {
  readonly words: string
  readonly isBusy: boolean
  /** Not while it waits: what was sent would be done after all. */
  readonly leave: () => void
  /** Another way to the same end, between the two. */
  readonly children?: ReactNode
}

/** The end of a small form: what sends it, and the way out. */
export function SubmitRow({ words, isBusy, leave, children }: Props) {
  const t = useTexts(securityTexts)
  return (
    <Actions>
      <Button type="submit" aria-disabled={isBusy}>
        {words}
      </Button>
      {children}
      <Button variant="quiet" onClick={() => isBusy || leave()} aria-disabled={isBusy}>
        {t('cancel')}
      </Button>
    </Actions>
  )
}
