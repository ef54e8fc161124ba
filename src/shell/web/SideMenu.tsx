import {
  IconBell,
  IconBuilding,
  IconBuildingStore,
  IconCalculator,
  IconCalendarCheck,
  IconCash,
  IconCashBanknote,
  IconChartBar,
  IconClipboardList,
  IconClipboardText,
  IconCode,
  IconDatabase,
  IconDeviceMobile,
  IconDevices,
  IconHome,
  IconInbox,
  IconListCheck,
  IconLogout,
  IconMail,
  IconMapPin,
  IconMessage,
  IconPackages,
  IconPhone,
  IconReceipt,
  IconRoute,
  IconSearch,
  IconShieldLock,
  IconTableImport,
  IconTag,
  IconTruck,
  IconUser,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import type { InternalEntry } from '../internal-menu.ts'
import { internalTexts } from '../internal-texts.ts'
import styles from './SideMenu.module.css'
import { useLogOut } from './use-log-out.ts'

const icons = {
  home: IconHome,
  claims: IconDeviceMobile,
  queue: IconInbox,
  search: IconSearch,
  phone: IconPhone,
  messages: IconMessage,
  emails: IconMail,
  bell: IconBell,
  staff: IconUsers,
  companies: IconBuilding,
  code: IconCode,
  orders: IconPackages,
  devices: IconDevices,
  guide: IconListCheck,
  track: IconRoute,
  person: IconUser,
  invoice: IconReceipt,
  truck: IconTruck,
  money: IconCash,
  address: IconMapPin,
  security: IconShieldLock,
  payout: IconCashBanknote,
  data: IconDatabase,
  personSearch: IconUserSearch,
  audit: IconClipboardList,
  promises: IconCalendarCheck,
  chart: IconChartBar,
  prices: IconTag,
  upload: IconTableImport,
  counter: IconBuildingStore,
  worksheet: IconClipboardText,
  calculator: IconCalculator,
  logOut: IconLogout,
} as const

/** What is new behind an entry, shown beside its name. */
export type SideMenuNews = Partial<Record<InternalEntry['label'], ReactNode>>

type Props = {
  readonly entries: readonly InternalEntry[]
  readonly news: SideMenuNews
  /** Only the icons are seen; their names are still read out and shown on hover. */
  readonly isMini?: boolean
  readonly onGo?: () => void
}

export function SideMenu({ entries, news, isMini = false, onGo }: Props) {
  const t = useTexts(internalTexts)
  const logOut = useLogOut()
  return (
    <ul className={isMini ? `${styles.list} ${styles.mini}` : styles.list}>
      {entries.map(({ label, icon, to, action }) => {
        const Icon = icons[icon]
        const name = t(`menu.${label}`)
        const face = (
          <>
            <Icon size={22} aria-hidden="true" className={styles.icon} />
            <span className={styles.name}>{name}</span>
            {news[label] && (
              <span className={styles.news}>
                <Suspense>{news[label]}</Suspense>
              </span>
            )}
          </>
        )
        return (
          <li key={label}>
            {action === 'logOut' && (
              <button type="button" className={styles.entry} title={isMini ? name : undefined} onClick={() => void logOut()}>
                {face}
              </button>
            )}
            {to && (
              <NavLink to={to} end className={styles.entry} title={isMini ? name : undefined} onClick={onGo}>
                {face}
              </NavLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
