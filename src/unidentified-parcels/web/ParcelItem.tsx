import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { fetchFile } from '#base/web/open-file.ts'
import { FetchedPhotos } from '#base/web/photos/FetchedPhotos.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { unidentifiedParcelTexts } from '../texts.ts'
import type { ParcelWay, UnidentifiedParcel } from '../unidentified-parcel.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { ParcelActions } from './ParcelActions.tsx'
import styles from './parcels.module.css'
import { ReturnLabel } from './ReturnLabel.tsx'

const fetchPhoto = (parcelId: number, position: number) =>
  fetchFile(unidentifiedParcelsApi.getUnidentifiedParcelPhoto, { params: { parcelId, position } })

type Props = {
  readonly parcel: UnidentifiedParcel
  readonly as?: 'li' | 'div'
  /** The request on whose page it stands: it is joined to no other from there. */
  readonly requestId?: number
  /** Says what was done with it, where the parcel goes out of sight by that. */
  readonly tell?: (news: string) => void
}

/** What came, how long it has waited, and what may be done about it or was. */
export function ParcelItem({ parcel, as = 'div', requestId, tell }: Props) {
  const t = useTexts(unidentifiedParcelTexts)
  const formats = useFormats()
  const { id, arrivedOn, days, notedAt, notedBy, description, sender, codes, photos, end } = parcel
  const way: ParcelWay | null = end && (end.crmRequestId !== null ? 'joined' : end.trackingNumber !== null ? 'returned' : 'handed')
  return (
    <Card as={as} isDense className={styles.item} edge={end ? 'line' : undefined}>
      <p className={styles.top}>
        <strong>{t('number', { id: String(id) })}</strong>
        {way ? <Badge>{t(`ended.${way}`)}</Badge> : <Badge tone="accent">{days === 0 ? t('today') : t('age', { days })}</Badge>}
      </p>
      <p className={styles.words}>{description}</p>
      <FactList
        variant="dense"
        facts={[
          [t('codes'), codes.join(', ')],
          [t('sender'), sender],
          [t('came'), <DateText key="day" day={arrivedOn} />],
          [t('noted'), t('by', { name: notedBy, at: formats.moment(notedAt) })],
          [t('request'), end && end.crmRequestId !== null && <RequestLink key="request" id={end.crmRequestId} />],
          [t('handedTo'), end?.handedTo ?? null],
          [t('endedBy'), end && t('by', { name: end.by, at: formats.moment(end.at) })],
        ]}
      />
      {photos.length > 0 && <FetchedPhotos requestId={id} positions={photos} alt={(position) => t('photo', { position })} fetchPhoto={fetchPhoto} />}
      {end?.trackingNumber && <ReturnLabel parcelId={id} trackingNumber={end.trackingNumber} />}
      <HeldForm>
        {!end && <ParcelActions parcel={parcel} requestId={requestId} onDone={(done) => tell?.(t(`done.${done}`, { id: String(id) }))} />}
      </HeldForm>
    </Card>
  )
}

const RequestLink = ({ id }: { readonly id: number }) => <DeskRequestLink id={id}>{formatRequestNumber(id)}</DeskRequestLink>
