import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { Insurer } from '#quotes/insurers.api.ts'
import type { CollectiveInvoice, OwedByInsurer } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { CollectiveInvoices } from './CollectiveInvoices.tsx'
import { InsurerForm } from './InsurerForm.tsx'
import { IssueCollective } from './IssueCollective.tsx'
import { OwedItems } from './OwedItems.tsx'

type Props = {
  readonly insurer: Insurer
  /** Of the month that is shown; null: nothing. */
  readonly owed: OwedByInsurer | null
  /** Of the same month, the newest first. */
  readonly invoices: readonly CollectiveInvoice[]
  readonly month: string
  /** The month is over, and this employee issues invoices. */
  readonly mayIssue: boolean
  readonly isOver: boolean
  readonly maySet: boolean
  /** Null: it was refused, and what is shown may be old. */
  readonly onInvoiced: (what: 'issued' | 'cancelled' | null) => Promise<unknown>
  readonly onSaved: () => Promise<void>
}

/** An insurer: what is known of it, and what it owes. */
export function InsurerItem({ insurer, owed, invoices, month, mayIssue, isOver, maySet, onInvoiced, onSaved }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<'change'>()
  const isInvoiced = invoices.some(({ kind, cancelled, id }) => kind === 'final' && !cancelled && !invoices.some((one) => one.aboutId === id))
  const { name, postalCode, city, address, taxNumber, email, dueDays } = insurer
  return (
    <Card as="li" isDense className={styles.item}>
      <p className={styles.top}>
        <strong>{name}</strong>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('insurers.owed'), owed && formats.forint(owed.gross)],
          [t('insurers.place'), `${postalCode} ${city}, ${address}`],
          [t('insurers.taxNumber'), taxNumber],
          [t('insurers.email'), email],
          [t('terms.days'), t('insurers.days', { days: String(dueDays) })],
        ]}
      />
      {owed ? <OwedItems items={owed.items} hasInvoice={isInvoiced} /> : <Muted>{t('insurers.nothing')}</Muted>}
      {invoices.length > 0 && <CollectiveInvoices invoices={invoices} month={month} mayIssue={mayIssue} onChanged={onInvoiced} />}
      {owed && !isOver && <Muted>{t('insurers.notOver')}</Muted>}
      {owed && isOver && !isInvoiced && mayIssue && <IssueCollective insurer={insurer} owed={owed} month={month} onChanged={onInvoiced} />}
      {maySet && !step && (
        <Actions>
          <Button ref={onto('change')} variant="quiet" onClick={() => begin('change')}>
            {t('insurers.change')}
          </Button>
        </Actions>
      )}
      {step && <InsurerForm insurer={insurer} onSaved={onSaved} onCancel={leave} />}
    </Card>
  )
}
