import { IconMenu2, IconPlus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { greetingName } from '#accounts/greeting.ts'
import { mayOrder } from '#accounts/may-order.ts'
import type { Person } from '#accounts/person.ts'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { newOrderTarget } from '../internal-menu.ts'
import { internalTexts } from '../internal-texts.ts'
import { shellTexts } from '../texts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './InternalHeader.module.css'
import { LanguageSelect } from './LanguageSelect.tsx'
import { Logo } from './Logo.tsx'

/** The screen does not wait for it. */
const InternalAccountMenu = lazy(() => import('./InternalAccountMenu.tsx'))

type Props = {
  readonly person: Person
  readonly tools: ReactNode
  readonly isMini: boolean
  readonly fold: () => void
  readonly openDrawer: () => void
}

/** SPEC 2, internal header: menu toggle, greeting, new order, language, account. */
export function InternalHeader({ person, tools, isMini, fold, openDrawer }: Props) {
  const t = useTexts(internalTexts)
  const shell = useTexts(shellTexts)
  // SPEC 9: below it the account icon leads on instead.
  const isSmall = useMedia('(max-width: 599.98px)')
  const newOrder = mayOrder(person) ? newOrderTarget(person.customerType) : null
  const lines = <IconMenu2 size={24} aria-hidden="true" />

  return (
    <header className={styles.bar}>
      <IconButton label={t('openMenu')} className={styles.narrowOnly} onClick={openDrawer}>
        {lines}
      </IconButton>
      <IconButton
        label={t(isMini ? 'widenMenu' : 'narrowMenu')}
        className={styles.wideOnly}
        aria-expanded={!isMini}
        aria-controls="side-menu"
        onClick={fold}
      >
        {lines}
      </IconButton>
      <Link to={paths.dashboard()} className={styles.logo} aria-label={t('logo')}>
        <Logo />
      </Link>
      <p className={styles.greeting}>{shell('account.greeting', { name: greetingName(person) })}</p>
      <div className={styles.tools}>
        {tools}
        {newOrder && (
          <Link to={newOrder} className={styles.newOrder} aria-label={t('newOrder')}>
            <IconPlus size={22} aria-hidden="true" />
            <span className={styles.words}>{t('newOrder')}</span>
          </Link>
        )}
        <LanguageSelect isCompact />
        {isSmall ? (
          <AccountMenu />
        ) : (
          <Suspense fallback={<span className={styles.accountPlace} />}>
            <InternalAccountMenu person={person} />
          </Suspense>
        )}
      </div>
    </header>
  )
}
