import { IconChevronDown } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import styles from './Disclosure.module.css'

type Props = {
  readonly label: string
  /** What the button shows; the label itself unless given. */
  readonly picture?: ReactNode
  readonly className?: string
  /** Which edge of the button the list keeps to. */
  readonly edge?: 'left' | 'right'
  readonly children: ReactNode
}

/** A button that opens a small list below it. Closes by Escape, by leaving it and by going somewhere. */
export function Disclosure({ label, picture, className, edge = 'right', children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  const opener = { ref: button, className, 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and links do
    <div className={styles.disclosure} onKeyDown={onKeyDown} onBlur={onBlur}>
      {picture ? (
        <IconButton label={label} {...opener}>
          {picture}
        </IconButton>
      ) : (
        <button type="button" {...opener}>
          {label} <IconChevronDown size={16} aria-hidden="true" />
        </button>
      )}
      <div id={id} className={`${styles.list} ${styles[edge]}`} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
