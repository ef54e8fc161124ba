import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { shellTexts } from '../texts.ts'
import styles from './Drawer.module.css'

export type DrawerRef = RefObject<HTMLDialogElement | null>

type Props = {
  readonly drawer: DrawerRef
  readonly label: string
  /** How wide it is. */
  readonly className: string | undefined
  /** What stands beside the button that closes it. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A menu that comes in from the side. The browser's own dialog keeps the focus in, closes by Escape and gives it back. */
export function Drawer({ drawer, label, className, head, children }: Props) {
  const t = useTexts(shellTexts)
  const { key } = useLocation()
  const close = () => drawer.current?.close()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => drawer.current?.close(), [key])

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    // Only the grey outside is the dialog itself; everything inside is something else.
    if (event.target === event.currentTarget) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog ref={drawer} className={`${styles.drawer} ${className}`} aria-label={label} onClick={onClick}>
      <div className={styles.content}>
        <div className={styles.top}>
          <IconButton label={t('closeMenu')} onClick={close}>
            <IconX size={24} aria-hidden="true" />
          </IconButton>
          {head}
        </div>
        <nav aria-label={label}>{children}</nav>
      </div>
    </dialog>
  )
}
