import { Card } from '#base/web/kit/Card.tsx'
import { Tick } from '#base/web/kit/Tick.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { DeskRow } from '../../queue.ts'
import { deskTexts } from '../../texts.ts'
import { Assigned } from './Assigned.tsx'
import { Device, Due, RequestLink, StatusCell } from './cells.tsx'
import styles from './list.module.css'
import type { ListProps } from './list-props.ts'

export function RequestCards({ requests, chosen, choose, onChanged }: ListProps) {
  const t = useTexts(deskTexts)
  const isChosen = ({ crmRequestId }: DeskRow) => chosen.includes(crmRequestId)
  const toggled = (row: DeskRow) => (isChosen(row) ? chosen.filter((one) => one !== row.crmRequestId) : [...chosen, row.crmRequestId])
  const all = requests.map(({ crmRequestId }) => crmRequestId)
  return (
    <>
      <label className={styles.all}>
        <input type="checkbox" checked={requests.every(isChosen)} onChange={({ target }) => choose(target.checked ? all : [])} /> {t('row.selectAll')}
      </label>
      <ul className={styles.cards}>
        {requests.map((row) => (
          <Card as="li" key={row.crmRequestId} isDense className={styles.card} data-chosen={isChosen(row) || undefined}>
            <div className={styles.top}>
              <RequestLink row={row} />
              <Tick
                label={t('row.select', { number: formatRequestNumber(row.crmRequestId) })}
                isTicked={isChosen(row)}
                toggle={() => choose(toggled(row))}
              />
            </div>
            <StatusCell row={row} />
            <Due row={row} isLabelled />
            <Device row={row} />
            <p className={styles.customer}>{row.customer}</p>
            <Assigned row={row} onChanged={onChanged} />
          </Card>
        ))}
      </ul>
    </>
  )
}
