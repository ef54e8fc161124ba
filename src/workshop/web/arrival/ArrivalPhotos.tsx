import { useEffect, useState } from 'react'
import { fetchFile } from '#base/web/open-file.ts'
import { workshopApi } from '../../workshop.api.ts'
import styles from '../workshop.module.css'

type Props = { readonly requestId: number; readonly positions: readonly number[]; readonly alt: (position: number) => string }

/** A photo wants the session, which an address in a page does not carry, so it is fetched first. */
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
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    fetchFile(workshopApi.getArrivalPhoto, { params: { id: requestId, position } })
      .then(({ blob }) => {
        if (isGone) return
        made = URL.createObjectURL(new Blob([blob], { type: 'image/jpeg' }))
        setAddress(made)
      })
      // The record says the same in words, and the PDF of the worksheet shows the photos.
      .catch(() => undefined)
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [requestId, position])
  return address ? (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} />
    </a>
  ) : (
    <span className={styles.soft}>{alt}</span>
  )
}
