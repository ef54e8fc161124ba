import { useMay } from '#accounts/web/use-may.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { ParcelItem } from './ParcelItem.tsx'
import styles from './parcels.module.css'

/** A longer text, or a pasted list, is no code of one parcel. */
const maxCodeLength = 60

/** Beside what a search found among the requests: parcels that came without one and have this code. */
export function FoundParcels({ asked }: { readonly asked: string }) {
  const t = useTexts(unidentifiedParcelTexts)
  const mayKnow = useMay(lifecycle.receiveDevice.key)
  const isCode = /\d/.test(asked) && !asked.includes('\n') && asked.length <= maxCodeLength
  const { data } = useCall(unidentifiedParcelsApi.listUnidentifiedParcels, { query: { code: asked, size: 10 } }, { enabled: mayKnow && isCode })
  if (!data || data.parcels.length === 0) return null
  return (
    <section className={styles.item} aria-labelledby="found-parcels">
      <h2 id="found-parcels">{t('title')}</h2>
      {data.parcels.map((parcel) => (
        <ParcelItem key={parcel.id} parcel={parcel} />
      ))}
    </section>
  )
}
