import { IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isPrivate } from '#accounts/customer-type.ts'
import { greetingName } from '#accounts/greeting.ts'
import { useSession } from '#accounts/web/session.ts'
import { IconLink } from '#base/web/kit/IconButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { shellTexts } from '../texts.ts'
import { Disclosure } from './Disclosure.tsx'
import styles from './TopBar.module.css'
import { useLogOut } from './use-log-out.ts'

/**
 * Signed out: login, registration and forgotten password. Signed in: greeting, personal site, logout; the icon is green for private people,
 * orange for companies. On a small screen the icon itself leads on (SPEC 2).
 */
export function AccountMenu() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const logOut = useLogOut()
  const person = session.kind === 'signedIn' ? session.person : null
  const colour = person && !isPrivate(person.customerType) ? styles.businessIcon : styles.privateIcon
  const picture = <IconUser size={22} aria-hidden="true" />

  return (
    <>
      <IconLink to={person ? publicPaths.dashboard() : publicPaths.login()} label={t('account.title')} className={`${colour} ${styles.smallOnly}`}>
        {picture}
      </IconLink>
      <div className={styles.wideOnly}>
        <Disclosure label={t('account.title')} picture={picture} className={colour}>
          {person ? (
            <>
              <p className={styles.greeting}>{t('account.greeting', { name: greetingName(person) })}</p>
              <Link to={publicPaths.dashboard()} className={styles.item}>
                {t('menu.dashboard')}
              </Link>
              <button type="button" className={styles.item} onClick={() => void logOut()}>
                {t('menu.logOut')}
              </button>
            </>
          ) : (
            <>
              <Link to={publicPaths.login()} className={styles.item}>
                {t('menu.login')}
              </Link>
              <Link to={publicPaths.registration()} className={styles.item}>
                {t('account.registration')}
              </Link>
              <Link to={publicPaths.login()} state={{ forgotten: true }} className={styles.item}>
                {t('account.forgotPassword')}
              </Link>
            </>
          )}
        </Disclosure>
      </div>
    </>
  )
}
