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
import type { ApiKeyWithSecret } from '../../api-key.ts'
import { partnerApiTexts } from '../../texts.ts'
import styles from '../partner-access.module.css'
import { usePartnerCalls } from '../partner-calls.ts'
import { ShownSecret } from '../ShownSecret.tsx'
import { KeyItem } from './KeyItem.tsx'
import { NewKeyForm, type NewKeySent } from './NewKeyForm.tsx'

type Props = { readonly companyId: number; readonly customerId: number }

/** The keys of a company. Whoever is given a secret proves who they are first, where they have not just done so. */
export function KeysSection({ companyId, customerId }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const readList = async () => {
    await Promise.all([readAgain(calls.listApiKeys), readAgain(calls.listApiKeyLog)])
  }
  const { data, error, isPending, refetch } = useCall(calls.listApiKeys, { params: { companyId } })
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<ApiKeyWithSecret | null>(null)
  const { news, announced, tell } = useNews()
  const { run, isBusy, problem, proof } = useProved()

  async function secretCame(made: ApiKeyWithSecret) {
    tell('')
    setMaking(false)
    setShown(made)
    await readList()
  }
  const create = async (body: NewKeySent) => secretCame(await call(calls.createApiKey, { params: { companyId }, body }))
  const rotate = async (keyId: number, body: { version: number; overlapHours: 0 | 24 | 168 }) =>
    secretCame(await call(calls.rotateApiKey, { params: { companyId, keyId }, body }))
  async function saved(words: string) {
    await readList()
    tell(words)
  }

  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  return (
    <section className={styles.section} aria-labelledby="api-keys">
      <h2 id="api-keys">{t('keys.title')}</h2>
      <Note ref={news} tone="success" role="status" tabIndex={-1}>
        {announced}
      </Note>
      <ErrorText>{problem}</ErrorText>
      {shown && <ShownSecret title={t('secret.title', { name: shown.key.name })} secret={shown.secret} close={() => setShown(null)} />}
      {proof && <ProofForm customerId={customerId} {...proof} />}
      {isMaking && !proof && (
        <NewKeyForm companyId={companyId} made={secretCame} proofNeeded={(body) => void run(() => create(body))} leave={() => setMaking(false)} />
      )}
      {!isMaking && !shown && !proof && (
        <Actions>
          <Button
            disabled={isBusy}
            onClick={() => {
              tell('')
              setMaking(true)
            }}
          >
            {t('create.open')}
          </Button>
        </Actions>
      )}
      {data.keys.length === 0 && !isMaking && <EmptyState title={t('keys.none')}>{t('keys.noneText')}</EmptyState>}
      <List variant="cards">
        {data.keys.map((key) => (
          <Card as="li" key={`${key.id} ${key.version}`}>
            <KeyItem
              companyId={companyId}
              apiKey={key}
              isBusy={isBusy}
              rotate={(body) => void run(() => rotate(key.id, body))}
              onDone={saved}
              onRefused={readList}
            />
          </Card>
        ))}
      </List>
    </section>
  )
}
