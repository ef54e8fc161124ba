import { useState } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { SelectionBar } from '#base/web/kit/SelectionBar.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companyRequestsApi } from '../../company-requests.api.ts'
import { companyRequestTexts } from '../../texts.ts'

type Props = {
  readonly chosen: readonly number[]
  readonly open: (step: 'write' | 'accept') => void
  readonly clear: () => void
}

/** What can be done with the chosen requests. Who only looks is offered the documents. */
export function ChosenBar({ chosen, open, clear }: Props) {
  const t = useTexts(companyRequestTexts)
  const session = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const onlyLooks = session.kind === 'signedIn' && session.person.company?.role === 'viewer'

  async function openDocuments(kind: 'all' | 'sheets') {
    setProblem(null)
    const query = { ids: chosen.join(','), kind }
    await openFile(companyRequestsApi.openDocumentsOfMany, { query }).catch((error: Error) => setProblem(error.message))
  }

  return (
    <SelectionBar label={t('bulk.title')} count={t('bulk.selected', { count: chosen.length })} problem={<ErrorText>{problem}</ErrorText>}>
      {!onlyLooks && <Button onClick={() => open('accept')}>{t('bulk.accept')}</Button>}
      {!onlyLooks && (
        <Button variant="quiet" onClick={() => open('write')}>
          {t('bulk.write')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => void openDocuments('all')}>
        {t('bulk.documents')}
      </Button>
      <Button variant="quiet" onClick={() => void openDocuments('sheets')}>
        {t('bulk.sheets')}
      </Button>
      <Button variant="quiet" onClick={clear}>
        {t('bulk.clear')}
      </Button>
    </SelectionBar>
  )
}
