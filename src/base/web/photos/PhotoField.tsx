import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { FieldHint, FieldProblem } from '../kit/Field.tsx'
import { FileButton } from '../kit/FileButton.tsx'
import { Muted } from '../kit/Muted.tsx'
import { useTexts } from '../use-texts.ts'
import styles from './PhotoField.module.css'
import { PhotoList } from './PhotoList.tsx'
import { photoTexts } from './photo-texts.ts'
import { smallerPhoto } from './smaller-photo.ts'

type Props = {
  /** As the server refuses it by; the field's id, so a line of `FormErrorSummary` finds it. */
  readonly name: string
  readonly max: number
  readonly photos: readonly File[]
  readonly setPhotos: Dispatch<SetStateAction<readonly File[]>>
  /** What is wrong with them, as a sentence. */
  readonly problem?: string | undefined
}

/** Photos from the camera or the disk, made as small as the server keeps them and seen before they are sent. */
export function PhotoField({ name, max, photos, setPhotos, problem }: Props) {
  const t = useTexts(photoTexts)
  const input = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const isRemoved = useRef(false)
  // The button that was pressed went with its photo; the next thing to press is the field.
  useEffect(() => {
    if (isRemoved.current) input.current?.focus()
    isRemoved.current = false
  })
  const described = [`${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')

  async function add(chosen: readonly File[]) {
    setNews(t('reading'))
    const room = max - photos.length
    const added = await Promise.all(chosen.slice(0, room).map(smallerPhoto))
    setPhotos((present) => [...present, ...added].slice(0, max))
    setNews(chosen.length > room ? t('tooMany', { max }) : '')
  }

  function remove(photo: File) {
    isRemoved.current = true
    setPhotos((present) => present.filter((one) => one !== photo))
    setNews('')
  }

  return (
    <section className={styles.field} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{t('title')}</h3>
      <FieldHint name={name} hint={t('hint', { max })} />
      <FieldProblem name={name} problem={problem} />
      <PhotoList items={photos} keyOf={({ name: file, size, lastModified }) => `${file} ${size} ${lastModified}`}>
        {(photo, index) => (
          <>
            <Preview photo={photo} alt={t('photo', { position: index + 1 })} />
            <Button variant="quiet" aria-label={t('remove', { position: index + 1 })} onClick={() => remove(photo)}>
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </Button>
          </>
        )}
      </PhotoList>
      <FileButton
        ref={input}
        id={name}
        multiple
        accept="image/jpeg,image/png"
        aria-disabled={photos.length >= max}
        aria-describedby={described}
        onFiles={(chosen) => void add(chosen)}
        icon={<IconCamera size={22} stroke={1.75} aria-hidden="true" />}
      >
        {t('add')}
      </FileButton>
      <Muted role="status">{news}</Muted>
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
