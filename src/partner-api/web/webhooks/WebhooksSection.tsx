import { useState } from 'react'
import { ProofForm } from '#accounts/web/security/ProofForm.tsx'
import { useProved } from '#accounts/web/security/use-proved.ts'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import type { WebhookWithSecret } from '../../webhook.ts'
import styles from '../partner-access.module.css'
import { usePartnerCalls } from '../partner-calls.ts'
import { ShownSecret } from '../ShownSecret.tsx'
import { NewWebhookForm, type NewWebhookSent } from './NewWebhookForm.tsx'
import { WebhookItem } from './WebhookItem.tsx'

type Props = { readonly companyId: number; readonly customerId: number }

/** Where the systems of a company are told what happens. */
export function WebhooksSection({ companyId, customerId }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const readList = () => readAgain(calls.listWebhooks)
  const { data, error, isPending, refetch } = useCall(calls.listWebhooks, { params: { companyId } })
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState('')
  const { news, announced, tell } = useNews()
  const { run, isBusy, problem, proof } = useProved()

  async function secretCame(made: WebhookWithSecret) {
    tell('')
    setMaking(false)
    setSecret(made.secret)
    await readList()
  }
  const create = async (body: NewWebhookSent) => secretCame(await call(calls.createWebhook, { params: { companyId }, body }))
  const rotate = async (webhookId: number, version: number) =>
    secretCame(await call(calls.rotateWebhookSecret, { params: { companyId, webhookId }, body: { version } }))
  async function saved(words: string) {
    await readList()
    tell(words)
  }

  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  return (
    <section className={styles.section} aria-labelledby="webhooks">
      <h2 id="webhooks">{t('webhooks.title')}</h2>
      <p>{t('webhooks.lead')}</p>
      <Note ref={news} tone="success" role="status" tabIndex={-1}>
        {announced}
      </Note>
      <ErrorText>{problem}</ErrorText>
      {secret && <ShownSecret title={t('webhooks.secretTitle')} secret={secret} close={() => setSecret('')} />}
      {proof && <ProofForm customerId={customerId} {...proof} />}
      {isMaking && !proof && (
        <NewWebhookForm companyId={companyId} made={secretCame} proofNeeded={(body) => void run(() => create(body))} leave={() => setMaking(false)} />
      )}
      {!isMaking && !secret && !proof && (
        <Actions>
          <Button
            disabled={isBusy}
            onClick={() => {
              tell('')
              setMaking(true)
            }}
          >
            {t('webhooks.open')}
          </Button>
        </Actions>
      )}
      {data.webhooks.length === 0 && !isMaking && <EmptyState title={t('webhooks.none')} />}
      <List variant="cards">
        {data.webhooks.map((webhook) => (
          <Card as="li" key={`${webhook.id} ${webhook.version}`}>
            <WebhookItem
              companyId={companyId}
              webhook={webhook}
              isBusy={isBusy}
              rotate={() => void run(() => rotate(webhook.id, webhook.version))}
              onDone={saved}
              onRefused={readList}
            />
          </Card>
        ))}
      </List>
    </section>
  )
}
