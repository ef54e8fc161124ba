import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { ListedOrder, OrderStatus } from '../../order.ts'
import { orderTexts } from '../../texts.ts'
import styles from '../orders.module.css'

type Props = { readonly order: ListedOrder }

export const OrderLink = ({ order: { id } }: Props) => (
  <Link className={styles.number} to={paths.order(id)}>
    {id}
  </Link>
)

export const OrderDate = ({ order: { date } }: Props) => <DateText at={date} as="dayOf" />

const tones = { open: 'accent', partlyDone: 'accent', done: 'soft', cancelled: 'plain' } as const

export function OrderState({ status }: { readonly status: OrderStatus }) {
  const t = useTexts(orderTexts)
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}

/** The first devices, and how many more there are. */
export function Devices({ order: { devices, count } }: Props) {
  const t = useTexts(orderTexts)
  const others = count - devices.length
  return (
    <p className={styles.devices}>
      {devices.join(', ')}
      {others > 0 && ` ${t('moreDevices', { count: others })}`}
    </p>
  )
}
