import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DropZone } from '#base/web/kit/inside/DropZone.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { requestOfFile } from '../../match-document.ts'
import { bulkUploadTexts } from '../../texts.ts'
import type { SentRow } from '../../upload.ts'
import styles from '../bulk-upload.module.css'

type Chosen = { readonly file: File; readonly request: number | null }
type Props = { readonly sent: readonly SentRow[]; readonly reread: () => void }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Many purchase documents at once, each to the request its name says; what no name says is chosen. */
export function AddDocuments({ sent, reread }: Props) {
  const t = useTexts(bulkUploadTexts)
  const waiting = sent.filter(({ waitsForDocument }) => waitsForDocument)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [done, setDone] = useState(0)
  const [isSending, setSending] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])
  const hadWarranty = done > 0 || waiting.length > 0
  if (!hadWarranty) return null
  const ready = chosen.filter(({ request }) => request !== null)

  async function sendAll() {
    setSending(true)
    setDone(0)
    const left: Chosen[] = chosen.filter(({ request }) => request === null)
    const failed: string[] = []
    for (const { file, request } of ready) {
      if (request === null) continue
      const send = () => call(heldRequestApi.uploadDocuments, { params: { id: request }, body: {}, files: { invoice: [file] } })
      try {
        // A minute holds sixty uploads: more of them wait for their turn.
        await send().catch(async (error: Error & { status?: number }) => {
          if (error.status !== 429) throw error
          await pause(20_000)
          return send()
        })
        setDone((before) => before + 1)
      } catch (error) {
        failed.push(t('documents.failed', { name: file.name, message: error instanceof Error ? error.message : '' }))
        left.push({ file, request })
      }
    }
    setChosen(left)
    setFailures(failed)
    setSending(false)
    reread()
  }
  return (
    <Card isSpaced edge={waiting.length > 0 ? 'accent' : undefined} aria-labelledby="bulk-documents">
      <h2 id="bulk-documents">{t('documents.title')}</h2>
      {waiting.length === 0 ? (
        <Note tone="success">{t('documents.complete')}</Note>
      ) : (
        <>
          <p>{t('documents.text', { count: waiting.length })}</p>
          <DropZone
            id="bulk-pdfs"
            label={t('documents.choose')}
            accept={['application/pdf']}
            max={500}
            isDisabled={isSending}
            onFiles={(files) => setChosen([...chosen, ...files.map((file) => ({ file, request: requestOfFile(file.name, waiting) }))])}
          />
        </>
      )}
      <div className={styles.cells}>
        {chosen.map(({ file, request }, place) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            key={place}
            name={`document-${place}`}
            label={t('documents.to', { name: file.name })}
            hint={request === null ? t('documents.unmatched') : t('documents.matched')}
            value={request ?? ''}
            onChange={({ currentTarget }) =>
              setChosen(chosen.map((one, other) => (other === place ? { file, request: Number(currentTarget.value) || null } : one)))
            }
          >
            {waiting.map(({ crmRequestId, requestNumber, identifier, reference }) => (
              <option key={crmRequestId} value={crmRequestId}>
                {[requestNumber, identifier, reference].filter(Boolean).join(' · ')}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div role="status">{isSending && <Note tone="info">{t('documents.progress', { done, all: ready.length })}</Note>}</div>
      <div role="alert">
        {failures.map((failure) => (
          <Note key={failure} tone="danger">
            {failure}
          </Note>
        ))}
      </div>
      {ready.length > 0 && (
        <Button aria-disabled={isSending} onClick={() => !isSending && void sendAll()}>
          {t('documents.upload', { count: ready.length })}
        </Button>
      )}
    </Card>
  )
}
