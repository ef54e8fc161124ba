import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import type { MenuEntry } from '../menu.ts'
import { shellTexts } from '../texts.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './SideDrawer.module.css'

type Props = { readonly drawer: RefObject<HTMLDialogElement | null>; readonly entries: readonly MenuEntry[] }

/** The menu on small screens. The browser's own dialog keeps the focus in, closes by Escape and gives it back. */
export function SideDrawer({ drawer, entries }: Props) {
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
    <dialog ref={drawer} className={styles.drawer} aria-label={t('mainMenu')} onClick={onClick}>
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label={t('closeMenu')} onClick={close}>
          <IconX size={24} aria-hidden="true" />
        </button>
        <nav aria-label={t('mainMenu')}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                {entry.items ? (
                  <>
                    <p className={styles.heading}>{t(`menu.${entry.label}`)}</p>
                    <ul>
                      {entry.items.map((item) => (
                        <li key={item.label}>
                          <MenuLink entry={item} className={styles.item} onGo={close} />
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <MenuLink entry={entry} className={styles.entry} onGo={close} />
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  )
}
