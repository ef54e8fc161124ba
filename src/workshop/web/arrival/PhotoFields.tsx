import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '#base/web/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { mostArrivalPhotos } from '../../arrival.ts'
import { workshopTexts } from '../../texts.ts'
import styles from '../workshop.module.css'
import { smallerPhoto } from './smaller-photo.ts'

type Props = {
  readonly photos: readonly File[]
  readonly setPhotos: (photos: readonly File[]) => void
  readonly problem: string | undefined
}

/** Photos from the camera or the disk, shown before they are sent. */
export function PhotoFields({ photos, setPhotos, problem }: Props) {
  const t = useTexts(workshopTexts)
  const [news, setNews] = useState('')
  const max = mostArrivalPhotos

  async function add(chosen: readonly File[]) {
    setNews(t('arrival.reading'))
    const room = max - photos.length
    setPhotos([...photos, ...(await Promise.all(chosen.slice(0, room).map(smallerPhoto)))])
    setNews(chosen.length > room ? t('arrival.tooMany', { max }) : '')
  }

  return (
    <section className={styles.group} aria-labelledby="arrival-photos">
      <h3 id="arrival-photos">{t('arrival.photosTitle')}</h3>
      <p id="arrival-photos-hint" className={styles.soft}>
        {t('arrival.photosHint', { max })}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
              <Preview photo={photo} alt={t('arrival.photo', { position: index + 1 })} />
              <Button
                look="quiet"
                aria-label={t('arrival.removePhoto', { position: index + 1 })}
                onClick={() => setPhotos(photos.toSpliced(index, 1))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        id="photos[]"
        className={styles.file}
        type="file"
        multiple
        accept="image/jpeg,image/png"
        disabled={photos.length >= max}
        aria-describedby="arrival-photos-hint"
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])])
          // The same photo may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <label htmlFor="photos[]" className={styles.fileLabel}>
        <IconCamera size={22} stroke={1.75} aria-hidden="true" />
        {t('arrival.addPhoto')}
      </label>
      <p role="status" className={styles.soft}>
        {news}
      </p>
    </section>
  )
}

function Preview({ photo, alt }: { readonly photo: File; readonly alt: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return address ? <img src={address} alt={alt} /> : null
}
