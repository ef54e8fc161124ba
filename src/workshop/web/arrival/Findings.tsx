import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ArrivalRecord } from '../../arrival-view.ts'
import { conditionTexts } from '../../condition-texts.ts'
import styles from '../workshop.module.css'

/** What was looked at, how it was, and what was noted about it. */
export function Findings({ checks }: Pick<ArrivalRecord, 'checks'>) {
  const condition = useTexts(conditionTexts)
  return (
    <List variant="rows" className={styles.checks}>
      {checks.map(({ item, finding, note }) => (
        <li key={item} className={finding === 'damaged' ? styles.bad : undefined}>
          <span>{condition(`items.${item}`)}</span>
          <span>
            {finding === 'notCheckable' ? condition('notCheckable') : condition(`${finding}.${item}`)}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </List>
  )
}
