import { useState } from 'react'
import { DropZone } from '#base/web/kit/inside/DropZone.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { sentenceOf } from '#errors/sentences.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { maxMegabytes, takePdf } from '#requests/web/documents/pdf-file.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { useAction } from './use-action.ts'

type Props = { readonly crmRequestId: number; readonly field: 'invoice' | 'warranty_card' }

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** A document the customer sent by e-mail or brought along; a photo becomes a PDF here. */
export function DocumentUpload({ crmRequestId, field }: Props) {
  const t = useTexts(deskRequestTexts)
  const { language } = useLanguage()
  const [unfit, setUnfit] = useState<string | null>(null)
  const { act, isPending, problem } = useAction(heldRequestApi.uploadDocuments)

  async function upload(chosen: File) {
    const taken = await takePdf(chosen)
    if ('unreadable' in taken) return setUnfit(t('documents.unreadable', { name: chosen.name }))
    if ('refusal' in taken) return setUnfit(await sentenceOf(language, taken.refusal))
    const { pdf } = taken
    const isStored = await act({ params: { id: crmRequestId }, body: {}, files: { [field]: [pdf] } }, t('documents.sent', { name: pdf.name }))
    if (isStored) await readAgain(documentsApi.documentsOfRequest)
  }

  async function take(file: File | undefined) {
    if (!file) return
    setUnfit(null)
    await upload(file).catch(() => setUnfit(t('documents.unreadable', { name: file.name })))
  }

  return (
    <DropZone
      id={`upload-${field}`}
      label={t(`documents.${field}`)}
      hint={isPending ? t('documents.sending') : t('documents.choose', { max: String(maxMegabytes) })}
      accept={kinds}
      isDisabled={isPending}
      problem={unfit ?? problem}
      onFiles={([file]) => void take(file)}
    />
  )
}
