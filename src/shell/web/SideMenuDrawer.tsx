import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Person } from '#accounts/person.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { greetingName } from '../greeting.ts'
import type { InternalEntry } from '../internal-menu.ts'
import { internalTexts } from '../internal-texts.ts'
import { shellTexts } from '../texts.ts'
import { SideMenu } from './SideMenu.tsx'
import styles from './SideMenuDrawer.module.css'

type Props = { readonly drawer: RefObject<HTMLDialogElement | null>; readonly person: Person; readonly entries: readonly InternalEntry[] }

/** The side menu on medium and small screens, 280 px wide (SPEC 2). */
export function SideMenuDrawer({ drawer, person, entries }: Props) {
  const t = useTexts(internalTexts)
  const shell = useTexts(shellTexts)
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
    <dialog ref={drawer} className={styles.drawer} aria-label={t('sideMenu')} onClick={onClick}>
      <div className={styles.content}>
        <div className={styles.top}>
          <button type="button" className={styles.close} aria-label={t('closeMenu')} onClick={close}>
            <IconX size={24} aria-hidden="true" />
          </button>
          <p className={styles.greeting}>{shell('account.greeting', { name: greetingName(person) })}</p>
        </div>
        <nav aria-label={t('sideMenu')}>
          <SideMenu entries={entries} onGo={close} />
        </nav>
      </div>
    </dialog>
  )
}
