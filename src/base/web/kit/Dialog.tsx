import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = {
  readonly title: string
  /** What it is about, read out with the title. */
  readonly description?: string
  /** Escape or the cross: whoever put the dialog on the page takes it away, as they do for a button inside it, or asks first. */
  readonly onClose: () => void
  /** Escape leaves it open, because closing would hide what comes of something under way. */
  readonly isKept?: boolean
  /** A cross in the corner, where no button of the dialog itself closes it. */
  readonly hasCross?: boolean
  readonly children: ReactNode
}

/**
 * Something to answer before the page goes on. The browser's own dialog keeps the focus in and gives it back. It is open as long as it is on the
 * page and never closes by itself: the browser would give the focus back at once and tell of it a task later, and whoever pressed Enter on the
 * opening button in between would open what is about to be closed.
 */
export function Dialog({ title, description, onClose, isKept = false, hasCross = false, children }: Props) {
  const t = useTexts(baseTexts)
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const shown = element.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const ask = () => {
    if (!isKept) onClose()
  }
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={description && `${id}-text`}
      onCancel={(event) => {
        // A choice of files that was called off says the same, and means itself.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        ask()
      }}
      // Who presses Escape twice and touches nothing between is not asked by the browser: it closes. It stands open again before anybody sees it gone.
      onClose={() => {
        if (element.current?.open === false) element.current.showModal()
        ask()
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {hasCross && (
          <IconButton label={t('close')} onClick={ask}>
            <IconX size={24} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {description && <p id={`${id}-text`}>{description}</p>}
      {children}
    </dialog>
  )
}
