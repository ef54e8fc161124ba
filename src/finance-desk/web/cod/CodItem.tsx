import { call } from '#base/web/call.ts'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { transfersApi } from '#payments/transfers.api.ts'
import type { CodLineRow } from '#payments/transfers.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { InvoiceLink } from '../parts/InvoiceLink.tsx'
import { NoteFields } from '../parts/NoteFields.tsx'

type Props = { readonly line: CodLineRow; readonly onChanged: () => Promise<void> }

/** One parcel of a courier's list: what came, what should have come, and how a difference was closed. */
export function CodItem({ line, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const { step, begin, leave, onto } = useOpenStep<'resolve'>()
  const { courier, trackingNumber, clientReference, amount, expected, deliveredOn, crmRequestId, invoiceNumber, outcome, resolution, note } = line
  const isDifference = outcome !== 'settled' && resolution === null
  return (
    <Card as="li" isDense className={styles.item} edge={isDifference ? 'danger' : undefined}>
      <p className={styles.top}>
        <strong>
          {courier === 'gls' ? 'GLS' : 'Foxpost'} {trackingNumber}
        </strong>
        <Badge tone={isDifference ? 'danger' : 'plain'}>{t(`cod.outcome.${outcome}`)}</Badge>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('cod.brought'), <Money key="brought" forint={amount} />],
          [t('cod.expected'), expected === null ? null : <Money key="expected" forint={expected} />],
          [t('cod.delivered'), deliveredOn === null ? null : <DateText key="delivered" day={deliveredOn} />],
          [t('cod.reference'), clientReference],
          [
            t('column.request'),
            crmRequestId === null ? null : <InvoiceLink key="request" crmRequestId={crmRequestId} number={formatRequestNumber(crmRequestId)} />,
          ],
          [t('column.number'), invoiceNumber && <Unbroken key="invoice">{invoiceNumber}</Unbroken>],
        ]}
      />
      {resolution && <p>{t(`cod.resolution.${resolution}`, { note })}</p>}
      {isDifference && !step && (
        <Actions>
          <Button ref={onto('resolve')} onClick={() => begin('resolve')}>
            {t('cod.resolve')}
          </Button>
        </Actions>
      )}
      {step && <HeldForm>{isDifference && <ResolveForm line={line} onDone={onChanged} onCancel={leave} />}</HeldForm>}
    </Card>
  )
}

function ResolveForm({ line, onDone, onCancel }: { readonly line: CodLineRow; readonly onDone: () => unknown; readonly onCancel: () => void }) {
  const t = useTexts(financeTexts)
  const form = useSchemaForm({
    schema: transfersApi.resolveCodLine.body,
    values: { resolution: '', note: '' },
    send: (body) => call(transfersApi.resolveCodLine, { params: { id: line.id }, body }),
    onSent: onDone,
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <FormSelectField control={form.control} path="resolution" name={`resolution-${line.id}`} label={t('cod.how')}>
        {line.invoiceId !== null && <option value="taken">{t(line.outcome === 'nothingDue' ? 'cod.takenTooMuch' : 'cod.taken')}</option>}
        <option value="noted">{t('cod.noted')}</option>
      </FormSelectField>
      <NoteFields form={form} path="note" id={String(line.id)} onCancel={onCancel} />
    </form>
  )
}
