import { IconMenu2 } from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { menuFor } from '../menu.ts'
import { shellTexts } from '../texts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Disclosure } from './Disclosure.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { Logo } from './Logo.tsx'
import { MenuLink } from './MenuLink.tsx'
import { NoticeBell } from './NoticeBell.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import styles from './TopBar.module.css'
import { useViewer } from './use-viewer.ts'

export function TopBar() {
  const t = useTexts(shellTexts)
  const drawer = useRef<HTMLDialogElement>(null)
  const entries = menuFor(useViewer())
  // The account menu carries them where there is room for it.
  const inBar = entries.filter(({ shownTo }) => shownTo === undefined)

  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <IconButton label={t('openMenu')} className={styles.drawerButton} onClick={() => drawer.current?.showModal()}>
          <IconMenu2 size={24} aria-hidden="true" />
        </IconButton>
        <a href={publicPaths.companySite('home')} className={styles.logo} aria-label={t('logo')}>
          <Logo />
        </a>
        <nav className={styles.menu} aria-label={t('mainMenu')}>
          <ul>
            {inBar.map((entry) => (
              <li key={entry.label}>
                {entry.items ? (
                  <Disclosure label={t(`menu.${entry.label}`)} className={styles.entry} edge="left">
                    <ul>
                      {entry.items.map((item) => (
                        <li key={item.label}>
                          <MenuLink entry={item} className={styles.item} />
                        </li>
                      ))}
                    </ul>
                  </Disclosure>
                ) : (
                  <MenuLink entry={entry} className={styles.entry} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <NoticeBell className={styles.bell} badgeClassName={styles.badge} />
          <LanguageSelect isCompact />
          <AccountMenu />
        </div>
      </div>
      <SideDrawer drawer={drawer} entries={entries} />
    </header>
  )
}
