import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { workshopApi } from '../workshop.api.ts'
import { ArrivalForm } from './arrival/ArrivalForm.tsx'
import { ArrivalSheet } from './arrival/ArrivalSheet.tsx'
import { AnotherDevice } from './second-device/AnotherDevice.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it; what is sent says which one was looked at. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** The employee's side of an arrival: the form while the device is on its way and the employee may receive it, afterwards the record. */
export function ArrivalPanel({ requestId, version, onChanged }: Props) {
  const words = useTexts(stepTexts)
  const { news, tell } = useNews()
  const { data, error, refetch } = useCall(workshopApi.getArrival, { params: { id: requestId } })
  if (error && !data) return error.status === 403 ? null : <ErrorState error={error} retry={refetch} />
  if (!data) return null

  async function received() {
    await readAgain(workshopApi.getArrival)
    await onChanged()
    tell(words('receiveDevice.taken'))
  }

  return (
    <>
      <News news={news} />
      {data.arrival && <ArrivalSheet requestId={requestId} arrival={data.arrival} worksheetId={data.gsmWorksheetId} />}
      {data.arrival && <AnotherDevice requestId={requestId} />}
      <HeldForm>
        {!data.arrival && data.form && <ArrivalForm requestId={requestId} version={version} form={data.form} onReceived={received} />}
      </HeldForm>
    </>
  )
}
