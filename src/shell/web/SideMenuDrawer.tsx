import { greetingName } from '#accounts/greeting.ts'
import type { Person } from '#accounts/person.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { InternalEntry } from '../internal-menu.ts'
import { internalTexts } from '../internal-texts.ts'
import { shellTexts } from '../texts.ts'
import { Drawer, type DrawerRef } from './Drawer.tsx'
import { SideMenu, type SideMenuNews } from './SideMenu.tsx'
import styles from './SideMenuDrawer.module.css'

type Props = { readonly drawer: DrawerRef; readonly person: Person; readonly entries: readonly InternalEntry[]; readonly news: SideMenuNews }

/** The side menu on medium and small screens, 280 px wide (SPEC 2). */
export function SideMenuDrawer({ drawer, person, entries, news }: Props) {
  const t = useTexts(internalTexts)
  const shell = useTexts(shellTexts)
  const greeting = <p className={styles.greeting}>{shell('account.greeting', { name: greetingName(person) })}</p>
  return (
    <Drawer drawer={drawer} label={t('sideMenu')} className={styles.drawer} head={greeting}>
      <div className={styles.menu}>
        <SideMenu entries={entries} news={news} onGo={() => drawer.current?.close()} />
      </div>
    </Drawer>
  )
}
