import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Actions } from './Actions.tsx'
import { Button } from './Button.tsx'

type Props = {
  readonly save: string
  readonly isSending: boolean
  /** Not while it is sending: the button beside it changes its width then, and the second click of a double one may come here. */
  readonly onLeave: () => void
  /** Whether what there is to send stands there already; until then there is only the way out. */
  readonly isReady?: boolean
  readonly className?: string | undefined
}

/** The end of a form: what sends it, and the way out. */
export function FormActions({ save, isSending, onLeave, isReady = true, className }: Props) {
  const t = useTexts(baseTexts)
  return (
    <Actions className={className}>
      {isReady && (
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t('saving') : save}
        </Button>
      )}
      <Button variant="quiet" onClick={() => isSending || onLeave()} aria-disabled={isSending}>
        {t('cancel')}
      </Button>
    </Actions>
  )
}
