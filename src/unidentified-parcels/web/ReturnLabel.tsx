import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'

export function ReturnLabel({ parcelId, trackingNumber }: { readonly parcelId: number; readonly trackingNumber: string }) {
  const t = useTexts(unidentifiedParcelTexts)
  const [problem, setProblem] = useState('')
  const open = () => {
    setProblem('')
    return openFile(unidentifiedParcelsApi.openReturnLabel, { params: { parcelId } }).catch((error: Error) => setProblem(error.message))
  }
  return (
    <>
      <ErrorText>{problem}</ErrorText>
      <Actions>
        <Button variant="quiet" onClick={() => void open()}>
          {t('label')} ({trackingNumber})
        </Button>
      </Actions>
    </>
  )
}
