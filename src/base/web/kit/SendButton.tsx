import type { ComponentProps } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Button } from './Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'aria-disabled'> & {
  readonly isSending: boolean
  /** What stands beside it is being sent. */
  readonly isHeld?: boolean
}

/** What sends something says so until it is answered: on a slow network nothing else would. */
export function SendButton({ isSending, isHeld = false, children, ...rest }: Props) {
  const t = useTexts(baseTexts)
  return (
    <Button aria-disabled={isSending || isHeld} {...rest}>
      {isSending ? t('sending') : children}
    </Button>
  )
}
