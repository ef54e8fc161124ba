import { useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ExportCall } from '../../brand-calls.ts'
import { worksheetTexts } from '../../texts.ts'

type Props = { readonly csv: ExportCall; readonly selected: readonly number[] }

/** SPEC 7: the chosen sheets as a dated file. */
export function ExportSheets({ csv, selected }: Props) {
  const t = useTexts(worksheetTexts)
  const [problem, setProblem] = useState('')

  async function save() {
    setProblem('')
    try {
      await saveFile(csv, { body: { worksheets: [...selected] } })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(t('brand.exportFailed', { reason: error.message }))
    }
  }

  return (
    <>
      <Actions>
        <Button variant="quiet" disabled={selected.length === 0} onClick={() => void save()}>
          {t('brand.export')}
        </Button>
      </Actions>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}
