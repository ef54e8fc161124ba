import { useEffect, useRef, useState } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { secondDeviceTexts } from '../../second-device-texts.ts'
import { workshopApi } from '../../workshop.api.ts'
import { AnswerForm } from './AnswerForm.tsx'

type Props = { readonly requestId: number; readonly onAnswered: () => unknown }

/** The customer's side of a device they did not book: what is to be done with it. Nothing for any other. */
export function SecondDevicePanel({ requestId, onAnswered }: Props) {
  const t = useTexts(secondDeviceTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasAnsweredHere, setAnsweredHere] = useState(false)
  const { data, error, refetch } = useCall(workshopApi.showParcel, { params: { id: requestId } })
  useEffect(() => {
    if (wasAnsweredHere) heading.current?.focus()
  }, [wasAnsweredHere])
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  if (!data || data.cameWith === null || (!data.asked && !wasAnsweredHere)) return null
  return (
    <Card edge="accent" aria-labelledby="second-device">
      <h2 id="second-device" ref={heading} tabIndex={-1}>
        {t('ask.title')}
      </h2>
      {data.asked ? (
        <>
          <p>{t('ask.lead', { first: formatRequestNumber(data.cameWith) })}</p>
          {data.asked.mayAnswer && (
            <AnswerForm
              requestId={requestId}
              asked={data.asked}
              onAnswered={async () => {
                setAnsweredHere(true)
                await onAnswered()
              }}
            />
          )}
        </>
      ) : (
        <Note tone="success">{t(data.wantsRepair ? 'ask.repaired' : 'ask.returned')}</Note>
      )}
    </Card>
  )
}
