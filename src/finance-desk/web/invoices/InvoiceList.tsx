import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { classes } from '#base/web/kit/classes.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { type InvoiceRow, methodNamesOf } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { InvoiceLink } from '../parts/InvoiceLink.tsx'
import { InvoiceStatus } from '../parts/InvoiceStatus.tsx'

/** Invoices: a table where there is room for one, cards where there is not. */
export function InvoiceList({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const t = useTexts(financeTexts)
  const columns = useColumns()
  if (useMedia('(min-width: 1000px)')) return <Table label={t('invoices.list')} columns={columns} items={invoices} keyOf={({ id }) => id} />
  return (
    <List variant="cards">
      {invoices.map((invoice) => (
        <Card as="li" key={invoice.id} isDense className={styles.item}>
          <div className={styles.top}>
            <Numbered invoice={invoice} />
            <InvoiceStatus invoice={invoice} />
          </div>
          <FactList variant="dense" facts={columns.slice(1, -1).map(({ name, show }) => [name, show(invoice)] as const)} />
        </Card>
      ))}
    </List>
  )
}

function useColumns(): readonly Column<InvoiceRow>[] {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  return [
    { key: 'number', name: t('column.number'), show: (invoice) => <Numbered invoice={invoice} /> },
    {
      key: 'request',
      name: t('column.request'),
      show: ({ crmRequestId, period }) =>
        crmRequestId === null ? (
          <Link to={`${paths.financeInsurers()}?honap=${period}`}>{formats.month(period ?? '')}</Link>
        ) : (
          <InvoiceLink crmRequestId={crmRequestId} number={formatRequestNumber(crmRequestId)} />
        ),
    },
    { key: 'buyer', name: t('column.buyer'), show: ({ buyer }) => buyer },
    { key: 'created', name: t('column.created'), show: ({ createdAt }) => <DateText at={createdAt} as="dayOf" className={styles.day} /> },
    {
      key: 'due',
      name: t('column.due'),
      show: ({ dueOn, overdue }) => <DateText day={dueOn} className={classes(styles.day, overdue && styles.late)} />,
    },
    { key: 'gross', name: t('column.gross'), show: ({ gross }) => <Money forint={gross} /> },
    { key: 'outstanding', name: t('column.outstanding'), show: ({ outstanding }) => <Money forint={outstanding} /> },
    {
      key: 'method',
      name: t('column.method'),
      show: (invoice) =>
        methodNamesOf(invoice)
          .map((method) => t(`method.${method}`))
          .join(', '),
    },
    { key: 'status', name: t('column.status'), show: (invoice) => <InvoiceStatus invoice={invoice} /> },
  ]
}

function Numbered({ invoice: { number, kind, period, provider, waiting } }: { readonly invoice: InvoiceRow }) {
  const t = useTexts(financeTexts)
  return (
    <span>
      <strong>{number === null ? t('invoices.noNumber') : <Unbroken>{number}</Unbroken>}</strong>
      <span className={styles.detail}>
        {t(period !== null && kind === 'final' ? 'insurers.collective' : `kind.${kind}`)} · {t(`invoices.provider.${provider}`)}
      </span>
      {waiting && (
        <span className={styles.detail}>
          {waiting.lastError === null ? t('invoices.waiting') : t('invoices.waitingFor', { tries: waiting.tries, error: waiting.lastError })}
        </span>
      )}
    </span>
  )
}
