import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskStatement } from '../statement.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'
import { type Withdrawal, withdrawalIn } from '../withdrawal.ts'

type Props = {
  readonly withdrawal: DeskStatement | undefined
  /** It has not ended yet, so there is work to be left. */
  readonly isWorkedOn: boolean
  /** The customer still has the device: there is none to send back. */
  readonly isBeforePickup: boolean
  readonly open: () => void
}

const isOfConsumer = ({ order }: DeskStatement) => order === null || order.isOfConsumer

/**
 * @returns `shown`: the withdrawal about a request that waits for its answer or, while there is work to be left, was accepted; one that was found not to
 *   hold is none. `meaning`: what they mean for that work
 */
export function useWithdrawal(requestId: number, isWorkedOn: boolean): { shown: DeskStatement | undefined; meaning: Withdrawal } {
  const { data } = useCall(statementsApi.listStatementsOfRequest, { params: { id: requestId } }, { staleTime: 0 })
  const all = (data?.statements ?? []).filter(({ kind }) => kind === 'withdrawal')
  return {
    shown: all.find(({ outcome }) => outcome === null || (isWorkedOn && outcome === 'ACCEPTED')),
    meaning: isWorkedOn ? withdrawalIn(all.map((one) => ({ outcome: one.outcome, isOfConsumer: isOfConsumer(one) }))) : null,
  }
}

/**
 * A withdrawal counts from the moment it is sent (45/2014. Korm. r. 22. §): whoever works on a request reads of it before anything else, not only
 * under the tab of who answers it; where the work is over, as long as it waits for its answer.
 */
export function WithdrawalNote({ withdrawal, isWorkedOn, isBeforePickup, open }: Props) {
  const t = useTexts(statementTexts)
  if (!withdrawal) return null
  const { number, outcome } = withdrawal
  const accepted = isBeforePickup ? 'acceptedBeforePickup' : 'accepted'
  const said = outcome !== null ? accepted : !isOfConsumer(withdrawal) ? 'business' : isWorkedOn ? 'open' : 'afterwards'
  return (
    <Note as="div" tone="danger">
      <p>
        <Unbroken in={t(`desk.withdrawn.${said}`, { number })}>{number}</Unbroken>
      </p>
      <Actions>
        <Button variant="quiet" onClick={open}>
          {t('desk.withdrawn.see')}
        </Button>
      </Actions>
    </Note>
  )
}
