import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { sentenceOf } from '#errors/sentences.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { maxMegabytes, takePdf } from '#requests/web/documents/pdf-file.ts'
import { trackingTexts } from '../../texts.ts'
import styles from './request.module.css'

type Field = 'invoice' | 'warranty_card'
type Props = { readonly crmRequestId: number }

/** The documents that were not at hand at the booking. A sale asks for no warranty card. */
export function DocumentUploads({ crmRequestId, isSale }: Props & { readonly isSale: boolean }) {
  const t = useTexts(trackingTexts)
  return (
    <div className={styles.uploads} data-asks>
      <h3>{t('uploads.upload')}</h3>
      <p id="uploads-lead">{t('uploads.lead', { max: String(maxMegabytes) })}</p>
      <Actions>
        <DocumentUpload crmRequestId={crmRequestId} field="invoice" />
        {!isSale && <DocumentUpload crmRequestId={crmRequestId} field="warranty_card" />}
      </Actions>
    </div>
  )
}

type Outcome = { readonly kind: 'sent' | 'problem'; readonly text: string }

function DocumentUpload({ crmRequestId, field }: Props & { readonly field: Field }) {
  const t = useTexts(trackingTexts)
  const { language } = useLanguage()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const { news, tell, forget } = useNews()

  /** Phone users photograph their receipts: a photo becomes a PDF here. */
  async function upload(chosen: File): Promise<Outcome> {
    const taken = await takePdf(chosen)
    if ('unreadable' in taken) return { kind: 'problem', text: t('uploads.unreadable', { name: chosen.name }) }
    if ('refusal' in taken) return { kind: 'problem', text: await sentenceOf(language, taken.refusal) }
    await call(heldRequestApi.uploadDocuments, { params: { id: crmRequestId }, body: {}, files: { [field]: [taken.pdf] } })
    await readAgain(documentsApi.documentsOfRequest)
    return { kind: 'sent', text: t('uploads.sent', { name: taken.pdf.name }) }
  }

  async function take(file: File | undefined) {
    if (!file || isSending) return
    setSending(true)
    setProblem('')
    forget()
    const problemOf = (error: unknown) => (error instanceof CallRefused ? error.message : t('uploads.unreadable', { name: file.name }))
    const { kind, text } = await upload(file).catch((error: unknown): Outcome => ({ kind: 'problem', text: problemOf(error) }))
    if (kind === 'sent') tell(text)
    else setProblem(text)
    setSending(false)
  }

  const id = `upload-${field}`
  return (
    <div className={styles.upload}>
      <FileButton
        id={id}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-disabled={isSending}
        aria-describedby={`uploads-lead ${id}-news`}
        aria-invalid={problem ? true : undefined}
        onFiles={([file]) => void take(file)}
        icon={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t(`uploads.${field}`)} <small>{t(isSending ? 'uploads.sending' : 'uploads.choose')}</small>
      </FileButton>
      <p id={`${id}-news`} role="status" className={problem ? styles.problem : styles.note}>
        {problem || news.words}
      </p>
    </div>
  )
}
