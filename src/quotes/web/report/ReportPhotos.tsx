import { fetchFile } from '#base/web/open-file.ts'
import { usePhotoAddress } from '#base/web/photos/use-photo-address.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'

const fetchPhoto = (id: number, position: number) => fetchFile(quotesApi.getExpertReportPhoto, { params: { id, position } })

type Props = { readonly requestId: number; readonly positions: readonly number[] }

export function ReportPhotos({ requestId, positions }: Props) {
  const t = useTexts(quoteTexts)
  if (positions.length === 0) return null
  return (
    <>
      <h3>{t('report.photos')}</h3>
      <ul className={styles.photos}>
        {positions.map((position) => (
          <li key={position}>
            <Photo requestId={requestId} position={position} alt={t('report.photo', { position })} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Photo({ requestId, position, alt }: { readonly requestId: number; readonly position: number; readonly alt: string }) {
  const address = usePhotoAddress(fetchPhoto, requestId, position)
  return address ? <img src={address} alt={alt} /> : <span className={styles.soft}>{alt}</span>
}
