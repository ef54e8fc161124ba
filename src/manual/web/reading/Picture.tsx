import { fetchFile } from '#base/web/open-file.ts'
import { usePhotoAddress } from '#base/web/photos/use-photo-address.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { manualApi } from '../../manual.api.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'

const fetchPicture = (pictureId: number) => fetchFile(manualApi.getManualPicture, { params: { pictureId } })

/** A picture of the manual wants the session, so it is fetched first; it opens as large as it is. */
export function Picture({ id, alt }: { readonly id: number; readonly alt: string }) {
  const t = useTexts(manualTexts)
  const { address, isMissing } = usePhotoAddress(fetchPicture, id, 1)
  if (!address) return <span className={styles.missing}>{isMissing ? t('article.picture', { alt }) : alt}</span>
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} className={styles.picture} />
    </a>
  )
}
