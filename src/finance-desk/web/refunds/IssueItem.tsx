import type { z } from 'zod'
import { call } from '#base/web/call.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paymentsApi } from '#payments/payments.api.ts'
import { type issueRow, issueToResolve } from '#payments/refund.ts'
import { useProviderName } from '#payments/web/use-provider-name.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { MoneyHead } from '../parts/MoneyHead.tsx'

type Props = { readonly issue: z.output<typeof issueRow>; readonly onChanged: () => unknown }

/** A payment no rule could decide: what is the matter, and what a person did about it. */
export function IssueItem({ issue, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const providerName = useProviderName()
  const { kind, provider, providerPaymentId, foundAmount, foundCurrency, noticedAt } = issue
  return (
    <Card as="li" isDense className={styles.item} edge="danger">
      <MoneyHead row={issue} />
      <p>{t(`refunds.issue.${kind}`)}</p>
      <FactList
        variant="dense"
        facts={[
          [t('closing.provider'), providerName(provider)],
          [t('refunds.transaction'), providerPaymentId],
          [t('refunds.found'), foundAmount === null ? null : `${foundAmount} ${foundCurrency ?? ''}`],
          [t('refunds.noticed'), <DateText key="at" at={noticedAt} />],
        ]}
      />
      <HeldForm>
        <IssueForm issue={issue} onChanged={onChanged} />
      </HeldForm>
    </Card>
  )
}

function IssueForm({ issue: { id, kind, refundId }, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const asksEnd = kind === 'refundUnclear' && refundId !== null
  const form = useSchemaForm({
    schema: issueToResolve,
    values: { resolution: '', refund: '' },
    toBody: ({ resolution, refund }) => ({ resolution, ...(refund === '' ? {} : { refund }) }),
    send: (body) => call(paymentsApi.resolveIssue, { params: { issueId: id }, body }),
    onSent: onChanged,
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className={styles.form}>
      {asksEnd && (
        <FormSelectField control={form.control} path="refund" name={`refund-${id}`} label={t('refunds.ended')}>
          <option value="done">{t('refunds.status.done')}</option>
          <option value="failed">{t('refunds.status.failed')}</option>
        </FormSelectField>
      )}
      <FormTextField control={form.control} path="resolution" name={`resolution-${id}`} label={t('refunds.resolution')} />
      <ErrorText>{form.problem}</ErrorText>
      <SendButton type="submit" isSending={form.isSubmitting}>
        {t('refunds.resolve')}
      </SendButton>
    </form>
  )
}
