import { IconX } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Toast.module.css'

/** Milliseconds it stays unless somebody is reading it (SPEC 9). */
const shownFor = 7000

type Props = {
  readonly onClose: () => void
  readonly className?: string
  /** What there is to say. Without it nothing is seen; the live region stands ready, so that what comes is read out. */
  readonly children?: ReactNode
}

/**
 * Something said in passing: read out politely, above the page, without taking the focus. It closes by itself, but not while the
 * pointer or the focus is on it. What somebody must not miss does not belong here.
 */
export function Toast({ onClose, className, children }: Props) {
  const t = useTexts(baseTexts)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  const isShown = children !== undefined && children !== null && children !== false && children !== ''
  const isHeld = isPointed || isFocused
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(() => close(), shownFor)
    return () => clearTimeout(timer)
  }, [isShown, isHeld])

  function comeIn({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    setFocused(true)
  }
  /** The focus goes back to where it came from, as if there had been nothing. */
  function closeByHand() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    setPointed(false)
    setFocused(false)
    onClose()
  }

  return (
    <div
      className={classes(styles.toast, className)}
      role="status"
      data-empty={!isShown || undefined}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={comeIn}
      onBlur={() => setFocused(false)}
    >
      {isShown && (
        <>
          <div className={styles.words}>{children}</div>
          <IconButton label={t('close')} className={styles.close} onClick={closeByHand}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  )
}
