import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { deskTexts } from '../../texts.ts'
import { Assigned } from './Assigned.tsx'
import { Device, Due, RequestLink, StatusCell } from './cells.tsx'
import styles from './list.module.css'
import type { ListProps } from './list-props.ts'

export function RequestTable({ requests, isChosen, choose, chooseAll, onChanged }: ListProps) {
  const t = useTexts(deskTexts)
  const areAll = requests.every(({ crmRequestId }) => isChosen(crmRequestId))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <label className={styles.tick}>
              <input type="checkbox" checked={areAll} aria-label={t('row.selectAll')} onChange={({ target }) => chooseAll(target.checked)} />
            </label>
          </th>
          {(['number', 'device', 'customer', 'status', 'due', 'assigned'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`row.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map((row) => (
          <tr key={row.crmRequestId} className={isChosen(row.crmRequestId) ? styles.chosen : undefined}>
            <td>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={isChosen(row.crmRequestId)}
                  aria-label={t('row.select', { number: formatRequestNumber(row.crmRequestId) })}
                  onChange={({ target }) => choose(row.crmRequestId, target.checked)}
                />
              </label>
            </td>
            <th scope="row">
              <RequestLink row={row} />
            </th>
            <td>
              <Device row={row} />
            </td>
            <td>{row.customer}</td>
            <td>
              <StatusCell row={row} />
            </td>
            <td>
              <Due row={row} />
            </td>
            <td>
              <Assigned row={row} onChanged={onChanged} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
