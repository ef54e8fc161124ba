import { IconPrinter, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { storesApi } from '../../stores.api.ts'
import { storeTexts } from '../../texts.ts'

type Props = {
  readonly id: number
  /** It is to be signed by hand. */
  readonly isToBeSigned: boolean
}

/** The receipt as a PDF: on A4, or on the roll of a counter's printer. */
export function PrintReceipt({ id, isToBeSigned }: Props) {
  const t = useTexts(storeTexts)
  const [problem, setProblem] = useState<string | null>(null)
  const open = (format: 'a4' | 'roll') => {
    setProblem(null)
    openFile(storesApi.openStoreReceipt, { params: { id }, query: { format } }).catch((error: Error) => setProblem(error.message))
  }
  return (
    <section aria-labelledby="print-receipt">
      <h2 id="print-receipt">{t('receipt.title')}</h2>
      {isToBeSigned && <Note tone="warning">{t('receipt.toSign')}</Note>}
      <Actions>
        <Button variant="quiet" onClick={() => open('a4')}>
          <IconPrinter size={20} aria-hidden="true" />
          {t('receipt.a4')}
        </Button>
        <Button variant="quiet" onClick={() => open('roll')}>
          <IconReceipt size={20} aria-hidden="true" />
          {t('receipt.roll')}
        </Button>
      </Actions>
      <ErrorText>{problem}</ErrorText>
    </section>
  )
}
