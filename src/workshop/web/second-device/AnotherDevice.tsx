import { lazy, Suspense } from 'react'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { secondDeviceTexts } from '../../second-device-texts.ts'
import { workshopApi } from '../../workshop.api.ts'

// It is seldom needed, and long.
const SecondDeviceForm = lazy(async () => ({ default: (await import('./SecondDeviceForm.tsx')).SecondDeviceForm }))

/** The parcel held one more device. Only for whoever may receive, while the request is open. */
export function AnotherDevice({ requestId }: { readonly requestId: number }) {
  const t = useTexts(secondDeviceTexts)
  const { step, begin, leave, onto } = useOpenStep<'note'>()
  const { data } = useCall(workshopApi.showParcel, { params: { id: requestId } })
  const mayNote = data?.mayNote === true
  return (
    <>
      {mayNote && !step && (
        <p>
          <Button ref={onto('note')} variant="quiet" onClick={() => begin('note')}>
            {t('note')}
          </Button>
        </p>
      )}
      {step && (
        <HeldForm>
          {mayNote && (
            <Suspense fallback={<Loading />}>
              <SecondDeviceForm requestId={requestId} close={leave} />
            </Suspense>
          )}
        </HeldForm>
      )}
    </>
  )
}
