import type { ReactNode } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { Insurer } from '#quotes/insurers.api.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { OwedByInsurer } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { NameInsurer } from './NameInsurer.tsx'

type Owed = Pick<OwedByInsurer, 'items'> & {
  readonly hasInvoice?: boolean
  /** What may be done about one of them. */
  readonly below?: (requestId: number) => ReactNode
}

/** Each repair an insurer owes for, with what an invoice has to name; where the month is invoiced, which of them is not on the invoice. */
export function OwedItems({ items, hasInvoice = false, below }: Owed) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  return (
    <details>
      <summary>{t('insurers.items', { count: items.length })}</summary>
      <List variant="rows">
        {items.map((item) => (
          <li key={item.requestId}>
            <p className={styles.top}>
              <DeskRequestLink id={item.requestId}>{formatRequestNumber(item.requestId)}</DeskRequestLink>
              <strong>{formats.forint(item.gross)}</strong>
            </p>
            <FactList
              variant="dense"
              facts={[
                [t('insurers.claim'), item.claim],
                [t('insurers.worksheet'), item.worksheet],
                [t('insurers.identifier'), item.identifier],
                [t('insurers.doneOn'), formats.day(item.doneOn)],
              ]}
            />
            {hasInvoice && !item.isInvoiced && <Badge tone="danger">{t('insurers.missing')}</Badge>}
            {below?.(item.requestId)}
          </li>
        ))}
      </List>
    </details>
  )
}

type Unknown = {
  readonly owed: OwedByInsurer
  readonly insurers: readonly Insurer[]
  /** This employee issues invoices, so says to whom. */
  readonly mayName: boolean
  readonly onNamed: () => unknown
  readonly onOvertaken: () => unknown
}

/** What is owed by insurers that nobody named: nothing of it can be invoiced before somebody does. */
export function OwedByUnknown({ owed, insurers, mayName, onNamed, onOvertaken }: Unknown) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  return (
    <Card as="li" isDense className={styles.item} edge="danger">
      <p className={styles.top}>
        <strong>{t('insurers.unknown')}</strong>
      </p>
      <FactList variant="dense" facts={[[t('insurers.owed'), formats.forint(owed.gross)]]} />
      {mayName && insurers.length === 0 && <Muted>{t('insurers.addFirst')}</Muted>}
      <OwedItems
        items={owed.items}
        below={(requestId) =>
          mayName && insurers.length > 0 && <NameInsurer requestId={requestId} insurers={insurers} onNamed={onNamed} onOvertaken={onOvertaken} />
        }
      />
    </Card>
  )
}
