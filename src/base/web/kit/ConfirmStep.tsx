import { type FormEvent, type ReactNode, useContext, useId } from 'react'
import { baseTexts } from '../texts.ts'
import { useStepPlace } from '../use-step-place.ts'
import { useTexts } from '../use-texts.ts'
import { Actions } from './Actions.tsx'
import { Button } from './Button.tsx'
import styles from './ConfirmStep.module.css'
import { ErrorText } from './ErrorText.tsx'
import { OverContext } from './over.ts'
import { SendButton } from './SendButton.tsx'

type Props = {
  readonly title: string
  readonly confirm: string
  /** It cannot be taken back. */
  readonly isDangerous?: boolean
  readonly isPending: boolean
  readonly error: Error | null
  readonly onConfirm: (event: FormEvent) => void
  /** Not while it is pending. */
  readonly onBack: () => void
  /** What it means, and what there is to say about it. */
  readonly children?: ReactNode
}

/** The second step of an action: what it means, and the last word. It takes the focus, because the button that led here is gone. */
export function ConfirmStep({ title, confirm, isDangerous = false, isPending, error, onConfirm, onBack, children }: Props) {
  const t = useTexts(baseTexts)
  const id = useId()
  // Somebody else was first: the last word is not said any more, and what was typed is let go of where that is told.
  const isOver = useContext(OverContext)
  const { place, heading } = useStepPlace(isOver ? null : onBack, isPending)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !isOver) onConfirm(event)
  }

  /** The button above gets shorter while it sends, and the second click of a double one may come here. */
  function goBack() {
    if (!isPending) onBack()
  }

  return (
    <form className={styles.step} onSubmit={submit} {...place} noValidate aria-labelledby={id}>
      <h3 id={id} {...heading}>
        {title}
      </h3>
      {children}
      <ErrorText>{error?.message}</ErrorText>
      {!isOver && (
        <Actions>
          <SendButton type="submit" variant={isDangerous ? 'danger' : 'main'} isSending={isPending}>
            {confirm}
          </SendButton>
          <Button variant="quiet" onClick={goBack} aria-disabled={isPending}>
            {t('back')}
          </Button>
        </Actions>
      )}
    </form>
  )
}
