import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'

type Props = {
  readonly requestId: number
  /** It has not ended yet, so there is work to be left. */
  readonly isWorkedOn: boolean
  readonly open: () => void
}

/**
 * A withdrawal counts from the moment it is sent (45/2014. Korm. r. 22. §): whoever works on a request reads of it before anything else, not only
 * under the tab of who answers it; where the work is over, as long as it waits for its answer. Nothing where none was sent, or it was found not to hold.
 */
export function WithdrawalNote({ requestId, isWorkedOn, open }: Props) {
  const t = useTexts(statementTexts)
  const { data } = useCall(statementsApi.listStatementsOfRequest, { params: { id: requestId } }, { staleTime: 0 })
  const withdrawal = data?.statements.find(
    ({ kind, outcome }) => kind === 'withdrawal' && (outcome === null || (isWorkedOn && outcome === 'ACCEPTED')),
  )
  if (!withdrawal) return null
  const { number, outcome, order } = withdrawal
  const said = outcome !== null ? 'accepted' : order && !order.isOfConsumer ? 'business' : isWorkedOn ? 'open' : 'afterwards'
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
