import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { developerApi } from '../developer.api.ts'
import { developerTexts } from '../developer-texts.ts'
import { webhookEvents } from '../webhook.ts'
import { CallList } from './developers/CallList.tsx'
import styles from './developers/developers.module.css'
import { Sample } from './developers/Sample.tsx'

// The message, the secret and the signature of the Standard Webhooks specification: whoever computes the same has understood it.
const signature = `secret:            whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
webhook-id:        msg_p5jXN8AQM9LWM0D4loKWxJek
webhook-timestamp: 1614265330
body:              {"test": 2432232314}

signed text:       msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}
webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=`

const message = `{
  "type": "quote.sent",
  "timestamp": "2026-11-24T09:15:00Z",
  "data": {
    "crmRequestId": 123456789,
    "orderId": "R-2026-000123",
    "status": "QUOTE_DONE",
    "closed": false
  }
}`

const refusal = `{ "status": 409, "code": "STATE_MOVED_ON", "message": "…", "fields": [] }`

const sandbox = `curl https://…/api/sandbox/requests/123456789/steps \\
  -H "Authorization: Bearer mf_test_…" \\
  -H "Content-Type: application/json" \\
  -d '{ "step": "receive" }'

curl https://…/api/sandbox/clock \\
  -H "Authorization: Bearer mf_test_…" \\
  -H "Content-Type: application/json" \\
  -d '{ "hours": 72 }'`

/** `/fejlesztoknek`: how a system of a company calls the portal, and is told by it. */
export default function DevelopersPage() {
  const t = useTexts(developerTexts)
  const { data, error, isPending, refetch } = useCall(developerApi.listKeyCalls, {})
  return (
    <div className={styles.page}>
      <PageTitle description={t('description')}>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <p>
        <a href="/api/openapi.json">{t('openapi')}</a>
      </p>

      <h2>{t('start.title')}</h2>
      <p>{t('start.key')}</p>
      <p>{t('start.call')}</p>
      <Sample label={t('start.title')}>{'curl https://…/api/customer-requests \\\n  -H "Authorization: Bearer mf_…" \\\n  -H "Language: hu"'}</Sample>
      <p>{t('start.answer')}</p>
      <p>{t('start.book')}</p>

      <h2>{t('errors.title')}</h2>
      <p>{t('errors.text')}</p>
      <Sample label={t('errors.title')}>{refusal}</Sample>

      <h2>{t('limits.title')}</h2>
      <p>{t('limits.text')}</p>

      <h2>{t('idempotency.title')}</h2>
      <p>{t('idempotency.text')}</p>

      <h2>{t('webhooks.title')}</h2>
      <p>{t('webhooks.text')}</p>
      <Sample label={t('webhooks.title')}>{message}</Sample>
      <p>{t('webhooks.events')}</p>
      <ul className={styles.events}>
        {webhookEvents.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
      <p>{t('webhooks.targets')}</p>
      <p>{t('webhooks.retries')}</p>
      <h3>{t('webhooks.signatureTitle')}</h3>
      <p>{t('webhooks.signature')}</p>
      <Sample label={t('webhooks.signatureTitle')}>{signature}</Sample>

      <h2>{t('sandbox.title')}</h2>
      <p>{t('sandbox.text')}</p>
      <p>{t('sandbox.steps')}</p>
      <Sample label={t('sandbox.title')}>{sandbox}</Sample>

      <h2>{t('calls.title')}</h2>
      <p>{t('calls.text')}</p>
      {error && (
        <Card>
          <ErrorState error={error} retry={refetch} />
        </Card>
      )}
      {isPending && <Loading />}
      {data && <CallList calls={data.calls} />}
    </div>
  )
}
