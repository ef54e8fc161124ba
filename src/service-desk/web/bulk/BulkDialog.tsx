import { useEffect, useEffectEvent, useState } from 'react'
import { FormHolderContext, formHolder } from '#base/web/forms/held-forms.ts'
import { mayLeave } from '#base/web/forms/unsaved-forms.ts'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BulkStep } from '../../bulk-step.ts'
import type { DeskRow } from '../../queue.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { BulkForm } from './BulkForm.tsx'
import { BulkResults } from './BulkResults.tsx'

type Props = {
  readonly rows: readonly DeskRow[]
  /** Known already: it is taken at once. */
  readonly step: BulkStep | null
  /** Given what was not done; null when nothing was tried. */
  readonly close: (left: readonly number[] | null) => void
}

/** One step for several requests: choosing it, and afterwards what became of each. */
export function BulkDialog({ rows, step, close }: Props) {
  const t = useTexts(deskTexts)
  const bulk = useSend(serviceDeskApi.takeBulkSteps)
  const results = bulk.data?.results
  const [forms] = useState(() => formHolder(() => {}))
  /** In a form, which stays while its step is taken: what was chosen stands there still where nothing could be done. */
  const [isChosenHere, setChosenHere] = useState(step === null)

  const inputOf = (chosen: BulkStep) => ({ body: { items: rows.map(({ crmRequestId, version }) => ({ id: crmRequestId, version })), step: chosen } })
  const begin = useEffectEvent(() => {
    if (step) bulk.mutate(inputOf(step), { onError: () => setChosenHere(true) })
  })
  useEffect(() => begin(), [])

  const left = results?.filter(({ result }) => result === 'refused').map(({ id }) => id) ?? (bulk.isIdle ? null : rows.map((row) => row.crmRequestId))
  const leave = () => void mayLeave(forms.isAnyUnsaved).then((may) => may && close(left))
  return (
    <Dialog title={t('bulk.dialogTitle', { count: rows.length })} isKept={bulk.isPending} onClose={leave}>
      {results && <BulkResults rows={rows} results={results} close={leave} />}
      {!results && !isChosenHere && <Loading />}
      {!results && isChosenHere && (
        <FormHolderContext value={forms}>
          <BulkForm rows={rows} problem={bulk.error?.message ?? null} take={(chosen) => bulk.mutateAsync(inputOf(chosen))} close={leave} />
        </FormHolderContext>
      )}
    </Dialog>
  )
}
