import { useTexts } from '#base/web/use-texts.ts'
import type { MenuEntry } from '../menu.ts'
import { shellTexts } from '../texts.ts'
import { Drawer, type DrawerRef } from './Drawer.tsx'
import { MenuLink } from './MenuLink.tsx'
import styles from './SideDrawer.module.css'

type Props = { readonly drawer: DrawerRef; readonly entries: readonly MenuEntry[] }

/** The menu on small screens. */
export function SideDrawer({ drawer, entries }: Props) {
  const t = useTexts(shellTexts)
  const close = () => drawer.current?.close()
  return (
    <Drawer drawer={drawer} label={t('mainMenu')} className={styles.drawer}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.items ? (
              <>
                <p className={styles.heading}>{t(`menu.${entry.label}`)}</p>
                <ul className={styles.list}>
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
    </Drawer>
  )
}
