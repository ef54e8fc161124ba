import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLanguage } from '#base/web/language.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { sentenceOf } from '#errors/sentences.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { isPhoto, maxMegabytes, refusalOfPdf } from '#requests/web/documents/pdf-file.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import styles from './desk.module.css'
import { Problem } from './Problem.tsx'
import { useAction } from './use-action.ts'

type Props = { readonly crmRequestId: number; readonly field: 'invoice' | 'warranty_card' }

/** A document the customer sent by e-mail or brought along; a photo becomes a PDF here. */
export function DocumentUpload({ crmRequestId, field }: Props) {
  const t = useTexts(deskRequestTexts)
  const { language } = useLanguage()
  const [unfit, setUnfit] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { act, isPending, problem } = useAction(heldRequestApi.uploadDocuments)

  async function upload(chosen: File) {
    const file = isPhoto(chosen) ? await (await import('#requests/web/documents/photo-to-pdf.ts')).photoToPdf(chosen) : chosen
    const refusal = await refusalOfPdf(file)
    if (refusal) return setUnfit(await sentenceOf(language, refusal))
    const isStored = await act({ params: { id: crmRequestId }, body: {}, files: { [field]: [file] } }, t('documents.sent', { name: file.name }))
    if (isStored) await readAgain(documentsApi.documentsOfRequest)
  }

  async function take(file: File | undefined) {
    if (!file) return
    setUnfit(null)
    await upload(file).catch(() => setUnfit(t('documents.unreadable', { name: file.name })))
    // The same file may be chosen again after it was refused.
    if (input.current) input.current.value = ''
  }

  const id = `upload-${field}`
  return (
    <div>
      <input
        ref={input}
        id={id}
        className={styles.fileInput}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        disabled={isPending}
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
      />
      <label htmlFor={id} className={styles.fileLabel}>
        <IconUpload size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {t(`documents.${field}`)} <small>{isPending ? t('documents.sending') : t('documents.choose', { max: String(maxMegabytes) })}</small>
        </span>
      </label>
      <Problem>{unfit ?? problem}</Problem>
    </div>
  )
}
