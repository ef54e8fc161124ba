import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { shownPhone } from '#accounts/phone.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { State } from '#base/web/kit/State.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { fetchFile } from '#base/web/open-file.ts'
import { FetchedPhotos } from '#base/web/photos/FetchedPhotos.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { signatureTexts } from '#signatures/texts.ts'
import type { ShownStoreDevice } from '../store-device.ts'
import { storesApi } from '../stores.api.ts'
import { storeTexts } from '../texts.ts'
import { CounterFrame } from './CounterFrame.tsx'
import { PlaceBadge } from './devices/DeviceList.tsx'
import { HandBackForm } from './devices/HandBackForm.tsx'
import { PrintReceipt } from './devices/PrintReceipt.tsx'
import { useOpenScanned } from './scan/use-open-scanned.ts'

/** `/iranyitopult/bolti-pult/keszulekek/123456789`: a device that was handed in here; its receipt, and its hand-back. */
export default function CounterDevicePage() {
  const t = useTexts(storeTexts)
  const { id } = useParams()
  return <CounterFrame title={t('device.title')}>{() => <OneDevice key={id} id={Number(id)} />}</CounterFrame>
}

function OneDevice({ id }: { readonly id: number }) {
  const t = useTexts(storeTexts)
  const [address] = useSearchParams()
  const [problem, setProblem] = useState<string | null>(null)
  useOpenScanned(setProblem)
  const isNumber = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(storesApi.showStoreDevice, { params: { id: isNumber ? id : 0 } }, { staleTime: 0 })
  const back = (
    <p>
      <BackLink to={asLeft(paths.counter())}>{t('device.back')}</BackLink>
    </p>
  )
  if (error && !data)
    return (
      <>
        {back}
        {error.status === 404 ? (
          <State title={t('device.notFound')} role="alert">
            <p>{t('device.notFoundText')}</p>
          </State>
        ) : (
          <ErrorState error={error} retry={refetch} />
        )}
      </>
    )
  if (!data) return <Loading />
  return (
    <>
      {back}
      <ErrorText>{problem}</ErrorText>
      <Note role="status" tone="success">
        {address.has('uj') && data.place === 'atCounter' && t('device.taken', { number: data.requestNumber })}
      </Note>
      <PrintReceipt id={data.crmRequestId} isToBeSigned={data.signed?.kind === 'printed' && data.place === 'atCounter'} />
      {data.handBack === 'unpaid' && <Note tone="warning">{t('device.unpaid')}</Note>}
      <HeldForm>{data.handBack === 'possible' && <HandBackForm device={data} />}</HeldForm>
      <HandedBack device={data} />
      <Facts device={data} />
    </>
  )
}

function Facts({ device }: { readonly device: ShownStoreDevice }) {
  const t = useTexts(storeTexts)
  const signing = useTexts(signatureTexts)
  return (
    <Card isSpaced aria-labelledby="store-device">
      <h2 id="store-device">{device.device}</h2>
      <p>
        <PlaceBadge place={device.place} />
      </p>
      {device.cancelled && <Note>{t('device.cancelled')}</Note>}
      <FactList
        variant="page"
        facts={[
          [t('device.number'), device.requestNumber],
          [t('device.identifier'), device.identifier],
          [t('device.takenAt'), <DateText key="at" at={device.takenAt} />],
          [t('device.batch'), device.batch],
          [t('device.fault'), device.fault],
          [t('device.accessories'), device.accessories.join(', ')],
          [t('device.condition'), device.condition],
          [t('device.customer'), device.customer],
          [t('device.phone'), shownPhone(device.phone)],
          [t('device.email'), device.email],
          [t('device.wayBack'), t(`booking.waysBack.${device.wayBack}`)],
          [t('device.signed'), device.signed && `${device.signed.signer} (${signing(`kinds.${device.signed.kind}`)})`],
        ]}
      />
      {device.photos.length > 0 && (
        <>
          <h3>{t('device.photos')}</h3>
          <FetchedPhotos
            requestId={device.crmRequestId}
            positions={device.photos}
            alt={(position) => t('device.photo', { position })}
            fetchPhoto={fetchPhoto}
          />
        </>
      )}
    </Card>
  )
}

const fetchPhoto = (id: number, position: number) => fetchFile(storesApi.getStorePhoto, { params: { id, position } })

function HandedBack({ device: { handedBack } }: { readonly device: ShownStoreDevice }) {
  const t = useTexts(storeTexts)
  const signing = useTexts(signatureTexts)
  if (handedBack === null) return null
  return (
    <Card isSpaced edge="line" aria-labelledby="store-handed-back">
      <h2 id="store-handed-back">{t('handBack.done')}</h2>
      <FactList
        variant="page"
        facts={[
          [t('handBack.at'), <DateText key="at" at={handedBack.at} />],
          [t('handBack.handedTo'), handedBack.to],
          [t('handBack.identity'), `${t(`handBack.kinds.${handedBack.identityKind}`)}, …${handedBack.identityEnd}`],
          [t('handBack.authorised'), handedBack.byAuthorisation ? t('handBack.yes') : null],
          [t('device.signed'), signing(`kinds.${handedBack.signature}`)],
        ]}
      />
    </Card>
  )
}
