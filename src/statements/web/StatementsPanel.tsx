import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgainAbout, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'
import { StatementItem } from './StatementItem.tsx'
import { statementsChanged } from './statement-form.ts'
import styles from './statements.module.css'

type Props = { readonly requestId: number; readonly onChanged: () => unknown }

/** Complaints and withdrawals about one request, at the desk; nothing where there is none. */
export function StatementsPanel({ requestId, onChanged }: Props) {
  const t = useTexts(statementTexts)
  const { news, tell } = useNews()
  const { data, error, refetch } = useCall(statementsApi.listStatementsOfRequest, { params: { id: requestId } }, { staleTime: 0 })
  if (error && !data) return error.status === 403 ? null : <ErrorState error={error} retry={refetch} />
  if (!data || (data.statements.length === 0 && news.words === '')) return null
  return (
    <Card edge="accent" aria-labelledby="statements-title">
      <h2 id="statements-title">{t('own.title')}</h2>
      <News news={news} />
      <div className={styles.list}>
        {data.statements.map((statement) => (
          <StatementItem
            key={statement.id}
            statement={statement}
            isOnRequest
            onDone={async (said) => {
              await statementsChanged()
              // Other tools show what it means for them.
              await readAgainAbout({ id: requestId }, statementsApi.listStatementsOfRequest)
              await onChanged()
              tell(said)
            }}
          />
        ))}
      </div>
    </Card>
  )
}
