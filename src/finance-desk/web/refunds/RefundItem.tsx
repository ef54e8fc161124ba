import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paymentsApi } from '#payments/payments.api.ts'
import type { RefundDto } from '#payments/refund.ts'
import { useProviderName } from '#payments/web/use-provider-name.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { MoneyHead } from '../parts/MoneyHead.tsx'

/** Money that goes back: how it stands, and the decision of whoever did not ask for it. */
export function RefundItem({ refund, onChanged }: { readonly refund: RefundDto; readonly onChanged: () => unknown }) {
  const t = useTexts(financeTexts)
  const providerName = useProviderName()
  const deciding = useSend(paymentsApi.decideRefund)
  const { id, status, reason, cause, askedBy, askedAt, decidedBy, provider, mayDecide } = refund
  const decide = (approve: boolean) =>
    !deciding.isPending && deciding.mutate({ params: { refundId: id }, body: { approve } }, { onSettled: onChanged })
  const isSending = (approve: boolean) => deciding.isPending && deciding.variables.body.approve === approve
  return (
    <Card as="li" isDense className={styles.item} edge={mayDecide ? 'accent' : undefined}>
      <MoneyHead row={refund} />
      <p>
        <Badge tone={status === 'failed' ? 'danger' : 'plain'}>{t(`refunds.status.${status}`)}</Badge>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('refunds.reason'), reason === '' && cause === 'surplus' ? t('refunds.surplus') : reason],
          [t('refunds.askedBy'), askedBy ?? t('refunds.byItself')],
          [t('refunds.askedAt'), <DateText key="at" at={askedAt} />],
          [t('refunds.decidedBy'), decidedBy],
          [t('closing.provider'), providerName(provider)],
        ]}
      />
      {status === 'forApproval' && !mayDecide && <p>{t('refunds.own')}</p>}
      {mayDecide && (
        <Actions>
          <SendButton isSending={isSending(true)} isHeld={deciding.isPending} onClick={() => decide(true)}>
            {t('refunds.approve')}
          </SendButton>
          <SendButton variant="quiet" isSending={isSending(false)} isHeld={deciding.isPending} onClick={() => decide(false)}>
            {t('refunds.decline')}
          </SendButton>
        </Actions>
      )}
      <ErrorText>{deciding.error?.message}</ErrorText>
    </Card>
  )
}
