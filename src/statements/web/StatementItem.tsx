import { useMay } from '#accounts/web/use-may.ts'
import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { DeskStatement } from '../statement.ts'
import { statementTexts } from '../texts.ts'
import { JoinForm } from './JoinForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { StatementSent, StatementSteps, useOutcomeWords } from './StatementSent.tsx'
import styles from './statements.module.css'
import { useOrderFacts } from './use-order-facts.ts'

type Props = {
  readonly statement: DeskStatement
  readonly as?: 'li' | 'div'
  /** It stands on the page of its request. */
  readonly isOnRequest?: boolean
  readonly onDone: (news: string) => Promise<unknown>
}

/** One complaint or withdrawal for employees: what was sent, what was done, and what may be done next. */
export function StatementItem({ statement, as = 'div', isOnRequest = false, onDone }: Props) {
  const t = useTexts(statementTexts)
  const formats = useFormats()
  const outcomeInWords = useOutcomeWords()
  const { kind, number, state, outcome, name, email, phone, language, receivedAt, dueOn, crmRequestId, order } = statement
  const isComplaint = kind === 'complaint'
  const orderFacts = useOrderFacts(order)
  return (
    <Card as={as} isDense className={styles.item} edge={state === 'SETTLED' ? 'line' : statement.isLate ? 'danger' : undefined}>
      <p className={styles.top}>
        <strong>
          {t(`kind.${kind}`)} · {number}
        </strong>
        <span>
          {statement.isLate && <Badge tone="danger">{t('desk.late')}</Badge>}{' '}
          <Badge tone={state === 'SETTLED' ? 'plain' : 'accent'}>{outcome === null ? t(`state.${state}`) : outcomeInWords(kind, outcome)}</Badge>
        </span>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('facts.sender'), `${name}, ${email}`],
          [t('facts.phone'), phone],
          [t('facts.language'), t(`desk.languages.${language}`)],
          [t('facts.receivedAt'), formats.moment(receivedAt)],
          [t(isComplaint ? 'facts.answerBy' : 'facts.refundBy'), <DateText key="due" day={dueOn} />],
          [t(isComplaint ? 'facts.subject' : 'facts.contract'), statement.subject],
          ...orderFacts,
          [t('facts.request'), isOnRequest ? null : <RequestLink key="request" id={crmRequestId} />],
        ]}
      />
      {crmRequestId !== null && !statement.isOfCustomer && <Note tone="warning">{t('desk.otherAddress')}</Note>}
      {order && !order.isOfConsumer && <Note tone="warning">{t('desk.business')}</Note>}
      <StatementSent kind={kind} words={statement.words} isOpen={state !== 'SETTLED'} />
      <StatementSteps kind={kind} steps={statement.steps} />
      <StatementActions statement={statement} onDone={onDone} />
    </Card>
  )
}

function RequestLink({ id }: { readonly id: number | null }) {
  const t = useTexts(statementTexts)
  return id === null ? t('desk.noRequest') : <DeskRequestLink id={id}>{formatRequestNumber(id)}</DeskRequestLink>
}

function StatementActions({ statement, onDone }: Pick<Props, 'statement' | 'onDone'>) {
  const t = useTexts(statementTexts)
  const mayReply = useMay('message.reply')
  const { step, begin, leave, end, onto } = useOpenStep<'EXAMINED' | 'SETTLED' | 'join'>()
  if (!mayReply) return null
  const form = {
    statement,
    onDone: async (news: string) => {
      end()
      await onDone(news)
    },
    onCancel: leave,
  }
  if (step !== null) return <HeldForm>{step === 'join' ? <JoinForm {...form} /> : <MoveForm {...form} state={step} />}</HeldForm>
  return (
    <Actions>
      {statement.state !== 'SETTLED' && (
        <Button ref={onto('SETTLED')} onClick={() => begin('SETTLED')}>
          {t('desk.settle')}
        </Button>
      )}
      {statement.state !== 'EXAMINED' && (
        <Button ref={onto('EXAMINED')} variant="quiet" onClick={() => begin('EXAMINED')}>
          {t(statement.state === 'SETTLED' ? 'desk.again' : 'desk.examine')}
        </Button>
      )}
      <Button ref={onto('join')} variant="quiet" onClick={() => begin('join')}>
        {t(statement.crmRequestId === null ? 'desk.join' : 'desk.joinOther')}
      </Button>
    </Actions>
  )
}
