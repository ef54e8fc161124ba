import { fetchFile } from '#base/web/open-file.ts'
import { usePhotoAddress } from '#base/web/photos/use-photo-address.ts'
import { workshopApi } from '../../workshop.api.ts'
import styles from '../workshop.module.css'

const fetchPhoto = (id: number, position: number) => fetchFile(workshopApi.getArrivalPhoto, { params: { id, position } })

type Props = { readonly requestId: number; readonly positions: readonly number[]; readonly alt: (position: number) => string }

export function ArrivalPhotos({ requestId, positions, alt }: Props) {
  if (positions.length === 0) return null
  return (
    <ul className={styles.photos}>
      {positions.map((position) => (
        <li key={position}>
          <Photo requestId={requestId} position={position} alt={alt(position)} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ requestId, position, alt }: { readonly requestId: number; readonly position: number; readonly alt: string }) {
  const address = usePhotoAddress(fetchPhoto, requestId, position)
  return address ? (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} />
    </a>
  ) : (
    <span className={styles.soft}>{alt}</span>
  )
}
