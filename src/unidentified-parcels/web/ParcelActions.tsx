import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { unidentifiedParcelTexts } from '../texts.ts'
import type { ParcelWay, UnidentifiedParcel } from '../unidentified-parcel.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { HandOutForm } from './HandOutForm.tsx'
import { JoinForm } from './JoinForm.tsx'
import { parcelsChanged } from './parcels-changed.ts'
import { ReturnForm } from './ReturnForm.tsx'

type Props = {
  readonly parcel: UnidentifiedParcel
  readonly requestId: number | undefined
  readonly onDone: (way: ParcelWay) => unknown
}

/** The requests it fits first; every other way behind a form of its own. */
export function ParcelActions({ parcel: { id, fits, isReturnAsked }, requestId, onDone }: Props) {
  const t = useTexts(unidentifiedParcelTexts)
  const { step, begin, leave, onto } = useOpenStep<'join' | 'return' | 'handOut'>()
  const join = useSend(unidentifiedParcelsApi.joinUnidentifiedParcel)
  const end = async (way: ParcelWay) => {
    await parcelsChanged()
    onDone(way)
  }
  if (step === 'return') return <ReturnForm parcelId={id} onDone={() => end('returned')} onCancel={leave} />
  if (isReturnAsked)
    return (
      <>
        <Note tone="warning">{t('returnAsked')}</Note>
        <Actions>
          <Button ref={onto('return')} onClick={() => begin('return')}>
            {t('askAgain')}
          </Button>
        </Actions>
      </>
    )
  if (step === 'join') return <JoinForm parcelId={id} onDone={() => end('joined')} onCancel={leave} />
  if (step === 'handOut') return <HandOutForm parcelId={id} onDone={() => end('handed')} onCancel={leave} />
  const offered = requestId === undefined ? fits : fits.filter((one) => one === requestId)
  return (
    <>
      {requestId === undefined && fits.length > 0 && (
        <p>
          {t('fits')}{' '}
          {fits.map((one, index) => (
            <span key={one}>
              {index > 0 && ', '}
              <DeskRequestLink id={one}>{formatRequestNumber(one)}</DeskRequestLink>
            </span>
          ))}
        </p>
      )}
      <ErrorText>{join.error?.message}</ErrorText>
      <Actions>
        {offered.map((one) => (
          <Button
            key={one}
            aria-disabled={join.isPending}
            onClick={() => {
              if (!join.isPending) join.mutate({ params: { parcelId: id }, body: { crmRequestId: one } }, { onSuccess: () => end('joined') })
            }}
          >
            {t('join', { number: formatRequestNumber(one) })}
          </Button>
        ))}
        {requestId === undefined && (
          <>
            <Button ref={onto('join')} variant="quiet" onClick={() => begin('join')}>
              {t('joinOther')}
            </Button>
            <Button ref={onto('return')} variant="quiet" onClick={() => begin('return')}>
              {t('return')}
            </Button>
            <Button ref={onto('handOut')} variant="quiet" onClick={() => begin('handOut')}>
              {t('handOut')}
            </Button>
          </>
        )}
      </Actions>
    </>
  )
}
