import { useEffect, useEffectEvent } from 'react'
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

  const take = (chosen: BulkStep) =>
    bulk.mutate({ body: { items: rows.map(({ crmRequestId, version }) => ({ id: crmRequestId, version })), step: chosen } })
  const begin = useEffectEvent(() => {
    if (step) take(step)
  })
  useEffect(() => begin(), [])

  const left = results?.filter(({ result }) => result === 'refused').map(({ id }) => id) ?? (bulk.isIdle ? null : rows.map((row) => row.crmRequestId))
  const leave = () => close(left)
  return (
    <Dialog title={t('bulk.dialogTitle', { count: rows.length })} isKept={bulk.isPending} onClose={leave}>
      {bulk.isPending && <Loading />}
      {results && <BulkResults results={results} close={leave} />}
      {!bulk.isPending && !results && <BulkForm rows={rows} problem={bulk.error?.message ?? null} take={take} close={leave} />}
    </Dialog>
  )
}
