import { useMay } from '#accounts/web/use-may.ts'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { ParcelItem } from './ParcelItem.tsx'
import styles from './parcels.module.css'

/** On a request's page: what came without naming it and was joined to it, and what seems to be its own. Nothing, where there is none of it. */
export function ParcelsOfRequest({ requestId }: { readonly requestId: number }) {
  const t = useTexts(unidentifiedParcelTexts)
  const mayKnow = useMay(lifecycle.receiveDevice.key)
  const { data } = useCall(unidentifiedParcelsApi.listParcelsOfRequest, { params: { id: requestId } }, { enabled: mayKnow })
  const { news, tell } = useNews()
  if (!data || (data.joined.length + data.offered.length === 0 && news.words === '')) return null
  return (
    <section className={styles.item} aria-labelledby="unidentified-parcels">
      <h2 id="unidentified-parcels">{t('ofRequest')}</h2>
      <News news={news} />
      {data.offered.length > 0 && <Note tone="warning">{t('offered')}</Note>}
      {[...data.offered, ...data.joined].map((parcel) => (
        <ParcelItem key={parcel.id} parcel={parcel} requestId={requestId} tell={tell} />
      ))}
    </section>
  )
}
