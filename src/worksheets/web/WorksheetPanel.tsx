import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { worksheetsApi } from '../worksheets.api.ts'
import { FinishSteps } from './sheet/FinishSteps.tsx'
import { WorksheetForm } from './sheet/WorksheetForm.tsx'
import { WorksheetShown } from './sheet/WorksheetShown.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it; what is sent says which one was looked at. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** The worksheet: written while the device is on the bench, closed by finishing, read afterwards. */
export function WorksheetPanel({ requestId, version, onChanged }: Props) {
  const { data, error, refetch } = useCall(worksheetsApi.getWorksheet, { params: { id: requestId } })
  if (error && !data) return error.status === 403 ? null : <ErrorState error={error} retry={refetch} />
  if (!data?.sheet) return null

  async function changed() {
    await readAgain(worksheetsApi.getWorksheet)
    await onChanged()
  }

  const finishing = { requestId, version, view: data, onChanged: changed }
  return (
    <>
      <HeldForm>{data.may.edit && <WorksheetForm {...finishing} sheet={data.sheet} />}</HeldForm>
      {!data.may.edit && (
        <WorksheetShown requestId={requestId} view={data} sheet={data.sheet}>
          <FinishSteps {...finishing} save={async () => true} showProblems={() => undefined} />
        </WorksheetShown>
      )}
    </>
  )
}
