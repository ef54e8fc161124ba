import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import { company } from '#site/company.ts'
import { courierApi } from '../../courier.api.ts'
import { nextDeliveryTexts } from '../../next-delivery-texts.ts'
import { NextDeliveryForm } from './NextDeliveryForm.tsx'

type Props = { readonly requestId: number; readonly onChosen: () => unknown }

/** The parcel came back: its customer says where it goes next, or that they fetch it. Nothing where there is nothing to choose. */
export function NextDelivery({ requestId, onChosen }: Props) {
  const t = useTexts(nextDeliveryTexts)
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasChosenHere, setChosenHere] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const { data, error, refetch } = useCall(courierApi.getDeliveryChoice, { params: { id: requestId } })
  useEffect(() => {
    if (wasChosenHere) heading.current?.focus()
  }, [wasChosenHere])
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  if (!data?.mayChoose) return null
  const { chosen } = data
  return (
    <Card edge="accent" aria-labelledby="next-delivery">
      <h2 id="next-delivery" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {chosen && (
        <Note tone="success">
          {chosen.way === 'counter'
            ? t('chosen.counter', { address: company.workshop })
            : t('chosen.delivery', { to: data.before.to, day: chosen.day ? formats.day(chosen.day) : '' })}
        </Note>
      )}
      {chosen?.way === 'counter' && data.unpaid && <Note tone="warning">{t('payFirst')}</Note>}
      {chosen?.way === 'delivery' && data.kept && <Note tone="warning">{t('payBefore')}</Note>}
      {chosen && !isChanging ? (
        <Actions>
          <Button variant="quiet" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </Actions>
      ) : (
        <>
          <p>{t('lead')}</p>
          <NextDeliveryForm
            requestId={requestId}
            view={data}
            onChosen={async () => {
              await refetch()
              setChanging(false)
              setChosenHere(true)
              // To a locker it may be paid another way than before.
              await readAgain(invoicesApi.listInvoices)
              await onChosen()
            }}
          />
        </>
      )}
    </Card>
  )
}
