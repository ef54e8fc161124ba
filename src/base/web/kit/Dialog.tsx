import { IconX } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = {
  readonly title: string
  /** What it is about, read out with the title. */
  readonly description?: string
  /** To close it from inside: `dialog.current?.close()`. */
  readonly dialog?: RefObject<HTMLDialogElement | null>
  /** After it was closed, however that was. */
  readonly onClose?: () => void
  /** Escape was pressed; `preventDefault()` keeps it open. */
  readonly onCancel?: ComponentProps<'dialog'>['onCancel']
  /** A cross in the corner, where no button of the dialog itself closes it. */
  readonly hasCross?: boolean
  readonly children: ReactNode
}

/** Something to answer before the page goes on. The browser's own dialog keeps the focus in, closes by Escape and gives the focus back. */
export function Dialog({ title, description, dialog, onClose, onCancel, hasCross = false, children }: Props) {
  const t = useTexts(baseTexts)
  const id = useId()
  const own = useRef<HTMLDialogElement>(null)
  const element = dialog ?? own
  // Closed before it leaves the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const shown = element.current
    shown?.showModal()
    return () => shown?.close()
  }, [element])
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={description && `${id}-text`}
      onClose={onClose}
      onCancel={onCancel}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {hasCross && (
          <IconButton label={t('close')} onClick={() => element.current?.close()}>
            <IconX size={24} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {description && <p id={`${id}-text`}>{description}</p>}
      {children}
    </dialog>
  )
}
