import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'
import { withdrawalIn } from '../withdrawal.ts'

type Place = {
  /** It has not ended yet: whoever withdrew reads what becomes of the work and of the courier. */
  readonly isWorkedOn: boolean
  readonly isBeforePickup: boolean
  readonly mayCancel: boolean
}

/** What the customer's own withdrawal means for what comes next, in words; null: nothing. */
export function useOwnWithdrawal(requestId: number, { isWorkedOn, isBeforePickup, mayCancel }: Place): { headline: string; next: string } | null {
  const t = useTexts(statementTexts)
  const { data } = useCall(statementsApi.showStatements, { params: { id: requestId } })
  const all = (data?.statements ?? []).filter(({ kind }) => kind === 'withdrawal')
  const meaning = isWorkedOn ? withdrawalIn(all) : null
  if (meaning === null) return null
  const next = isBeforePickup ? [t(`own.withdrawn.${meaning}BeforePickup`), mayCancel && t('own.withdrawn.cancel')] : [t(`own.withdrawn.${meaning}`)]
  return { headline: t(`own.withdrawn.headline.${meaning}`), next: next.filter(Boolean).join(' ') }
}
