import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { fetchFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { laterTexts } from '../../later-texts.ts'
import type { BookedDocument } from '../booking/booked-device.ts'

type Props = { readonly document: BookedDocument; readonly take: (file: File) => Promise<void>; readonly fail: (sentence: string) => void }

/** A document that was uploaded about this device before: one press takes it over, as if it was chosen again. */
export function EarlierDocument({ document: { name, worksheetId, token }, take, fail }: Props) {
  const t = useTexts(laterTexts)
  const [isReading, setReading] = useState(false)

  async function use() {
    setReading(true)
    try {
      const { blob } = await fetchFile(documentsApi.viewWorksheetDocument, { params: { id: worksheetId, token } })
      await take(new File([blob], name, { type: blob.type }))
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
    setReading(false)
  }

  return (
    <p>
      <Button variant="quiet" aria-disabled={isReading} onClick={() => isReading || void use()}>
        {t('documents.useEarlier', { name })}
      </Button>
    </p>
  )
}
