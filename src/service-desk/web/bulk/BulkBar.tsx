import { useState } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { SelectionBar } from '#base/web/kit/SelectionBar.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BulkStep } from '../../bulk-step.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'

type Props = {
  readonly chosen: readonly number[]
  /** Null: the step is still to be chosen. */
  readonly handle: (step: BulkStep | null) => void
  readonly clear: () => void
}

/** What can be done with the chosen requests. */
export function BulkBar({ chosen, handle, clear }: Props) {
  const t = useTexts(deskTexts)
  const session = useSession()
  const [problem, setProblem] = useState<string | null>(null)

  async function printLabels() {
    setProblem(null)
    await openFile(serviceDeskApi.printLabels, { query: { ids: chosen.join(',') } }).catch((error: Error) => setProblem(error.message))
  }

  return (
    <SelectionBar label={t('bulk.title')} count={t('bulk.selected', { count: chosen.length })} problem={<ErrorText>{problem}</ErrorText>}>
      {session.kind === 'signedIn' && (
        <Button onClick={() => handle({ kind: 'assign', accountId: session.person.customerId })}>{t('bulk.takeThem')}</Button>
      )}
      <Button variant="quiet" onClick={() => handle(null)}>
        {t('bulk.steps')}
      </Button>
      <Button variant="quiet" onClick={() => void printLabels()}>
        {t('bulk.labels')}
      </Button>
      <Button variant="quiet" onClick={clear}>
        {t('bulk.clear')}
      </Button>
    </SelectionBar>
  )
}
