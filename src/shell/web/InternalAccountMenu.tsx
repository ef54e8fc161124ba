import { IconBuilding, IconHome, IconLogout, IconShieldLock, IconUser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { isPrivate } from '#accounts/customer-type.ts'
import { greetingName } from '#accounts/greeting.ts'
import type { Person } from '#accounts/person.ts'
import { Menu } from '#base/web/kit/inside/Menu.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { internalTexts } from '../internal-texts.ts'
import { shellTexts } from '../texts.ts'
import styles from './TopBar.module.css'
import { useActFor } from './use-act-for.ts'
import { useLogOut } from './use-log-out.ts'

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** What somebody who logged in may do about themselves; the icon is green for private people, orange for companies (SPEC 2). */
export default function InternalAccountMenu({ person }: { readonly person: Person }) {
  const t = useTexts(internalTexts)
  const shell = useTexts(shellTexts)
  const navigate = useNavigate()
  const logOut = useLogOut()
  const actFor = useActFor()
  return (
    <Menu
      label={shell('account.title')}
      picture={<IconUser size={22} aria-hidden="true" />}
      className={isPrivate(person.customerType) ? styles.privateIcon : styles.businessIcon}
      head={shell('account.greeting', { name: greetingName(person) })}
      entries={[
        { key: 'home', name: shell('menu.dashboard'), icon: <IconHome {...look} />, choose: () => void navigate(paths.dashboard()) },
        ...person.memberships
          .filter(({ accountId }) => accountId !== person.customerId)
          .map(({ accountId, company }) => ({
            key: `company-${accountId}`,
            name: t('actFor', { company }),
            icon: <IconBuilding {...look} />,
            choose: () => void actFor(accountId),
          })),
        { key: 'security', name: t('menu.security'), icon: <IconShieldLock {...look} />, choose: () => void navigate(paths.security()) },
        { key: 'logOut', name: t('menu.logOut'), icon: <IconLogout {...look} />, choose: () => void logOut() },
      ]}
    />
  )
}
