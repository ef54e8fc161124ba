import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { newKey } from '#base/web/new-key.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { ordersApi } from '#orders/orders.api.ts'
import { OrderConsents } from '#orders/web/consents/OrderConsents.tsx'
import { bulkUploadApi } from '../../bulk-upload.api.ts'
import { bulkUploadTexts } from '../../texts.ts'
import type { DraftProps } from './draft-props.ts'

/** The order itself: all rows, or those without mistakes; what was looked at and nothing else. */
export function SendUpload({ upload, setUpload, reread }: DraftProps) {
  const t = useTexts(bulkUploadTexts)
  const send = useSend(bulkUploadApi.commitUpload)
  const [key] = useState(newKey)
  const [reference, setReference] = useState('')
  const [agreed, setAgreed] = useState({ gdpr: false, termsAndCond: false })
  const [isTried, setTried] = useState(false)
  const { counts, wordings, pickups } = upload
  const good = counts.accepted + counts.warned
  if (good === 0 || upload.blocked) return good === 0 ? <Note tone="warning">{t('send.nothing')}</Note> : null

  function order() {
    setTried(true)
    if (send.isPending || !agreed.gdpr || !agreed.termsAndCond) return
    send.mutate(
      {
        params: { id: upload.id },
        idempotencyKey: `${key}${upload.version}`,
        body: {
          hash: upload.hash,
          only: counts.wrong > 0 ? 'good' : 'all',
          reference,
          gdpr: true,
          termsAndCond: true,
          textVersionIds: wordings.map(({ id }) => id),
        },
      },
      {
        onSuccess: (sent) => {
          setUpload(sent)
          void readAgain(bulkUploadApi.listUploads)
          void readAgain(ordersApi.listOrders)
          window.scrollTo({ top: 0 })
        },
        // Somebody else's order, or the day, changed what would be ordered: it is looked at again.
        onError: ({ status }) => status === 409 && reread(),
      },
    )
  }
  return (
    <Card isSpaced edge="accent" aria-labelledby="bulk-send">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          order()
        }}
      >
        <h2 id="bulk-send">{t('send.title')}</h2>
        <p>
          {t('send.text', { count: good, pickups })} {counts.wrong > 0 && t('send.skipped', { count: counts.wrong })}
        </p>
        <TextField
          name="reference"
          label={t('send.reference')}
          hint={t('send.referenceHint')}
          maxLength={60}
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
        <OrderConsents wordings={wordings} agreed={agreed} setAgreed={setAgreed} isTried={isTried} />
        <div role="status">{send.isPending && <Note tone="info">{t('sending')}</Note>}</div>
        <div role="alert">{send.error && <Note tone="danger">{send.error.message}</Note>}</div>
        <Button type="submit" aria-disabled={send.isPending}>
          {counts.wrong > 0 ? t('send.good', { count: good }) : t('send.all', { count: good })}
        </Button>
      </form>
    </Card>
  )
}
