import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { collectiveApi } from '#invoices/collective.api.ts'
import type { Insurer } from '#quotes/insurers.api.ts'
import type { OwedByInsurer } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'

type Props = {
  readonly insurer: Insurer
  readonly owed: OwedByInsurer
  readonly month: string
  /** Null: it was refused, and what is shown may be old. */
  readonly onChanged: (what: 'issued' | null) => Promise<unknown>
}

/** The button that invoices a month, and its last word: it is mailed to the insurer at once. */
export function IssueCollective({ insurer, owed, month, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<'issue'>()
  const send = useSend(collectiveApi.issueCollective)
  if (!step)
    return (
      <Actions>
        <Button ref={onto('issue')} onClick={() => begin('issue')}>
          {t('insurers.issue')}
        </Button>
      </Actions>
    )
  const { id: insurerId, email, dueDays } = insurer
  return (
    <ConfirmStep
      title={t('insurers.issueTitle', { month: formats.month(month) })}
      confirm={t('insurers.issueConfirm')}
      isPending={send.isPending}
      error={send.error}
      onConfirm={() =>
        send.mutate({ params: { insurerId }, body: { month } }, { onSettled: (_answer, refusal) => onChanged(refusal ? null : 'issued') })
      }
      onBack={leave}
    >
      <p>{t('insurers.issueLead', { count: owed.items.length, amount: formats.forint(owed.gross), days: String(dueDays), email })}</p>
    </ConfirmStep>
  )
}
