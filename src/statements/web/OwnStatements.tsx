import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import type { Statement } from '../statement.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'
import { StatementSent, StatementSteps, useOutcomeWords } from './StatementSent.tsx'
import styles from './statements.module.css'

/** What the customer complained of or withdrew from, and where it stands; nothing where there is neither. */
export function OwnStatements({ requestId }: { readonly requestId: number }) {
  const t = useTexts(statementTexts)
  const { data, error, refetch } = useCall(statementsApi.showStatements, { params: { id: requestId } })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data || data.statements.length === 0) return null
  return (
    <Card aria-labelledby="statements">
      <h2 id="statements">{t('own.title')}</h2>
      <div className={styles.list}>
        {data.statements.map((statement) => (
          <OwnStatement key={statement.number} statement={statement} />
        ))}
      </div>
    </Card>
  )
}

function OwnStatement({ statement }: { readonly statement: Statement }) {
  const { kind, number, state, outcome, receivedAt, dueOn, subject, words, steps, isOfConsumer } = statement
  const t = useTexts(statementTexts)
  const formats = useFormats()
  const outcomeInWords = useOutcomeWords()
  const isComplaint = kind === 'complaint'
  return (
    <article className={styles.item}>
      <h3 className={styles.top}>
        <span>
          {t(`kind.${kind}`)} · {number}
        </span>
        <Badge tone={state === 'SETTLED' ? 'plain' : 'accent'}>{outcome === null ? t(`state.${state}`) : outcomeInWords(kind, outcome)}</Badge>
      </h3>
      <FactList
        variant="page"
        facts={[
          [t('facts.receivedAt'), formats.moment(receivedAt)],
          [t(isComplaint ? 'facts.subject' : 'facts.contract'), subject],
          [t(isComplaint ? 'facts.answerBy' : 'facts.refundBy'), state === 'SETTLED' ? null : <DateText key="due" day={dueOn} />],
        ]}
      />
      <StatementSteps kind={kind} steps={steps} />
      {outcome === 'ACCEPTED' && !isComplaint && <p>{t('own.refund', { day: formats.day(dueOn) })}</p>}
      {outcome !== null && outcome !== 'ACCEPTED' && isOfConsumer && (
        <p>
          {t('own.rejected')} <Link to={publicPaths.complaints()}>{t('own.policy')}</Link>
        </p>
      )}
      <StatementSent kind={kind} words={words} />
    </article>
  )
}
