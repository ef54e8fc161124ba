import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { smallerPhoto } from '#base/web/photos/smaller-photo.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { benchApi } from '../../bench.api.ts'
import { type BenchView, maxPhotosOfMoment, type PhotoMoment, photoMoments } from '../../bench.ts'
import { benchTexts } from '../../bench-texts.ts'
import { BenchPhoto } from './BenchPhoto.tsx'
import styles from './bench.module.css'
import { readBenchAgain } from './use-bench.ts'

type Props = { readonly sheetId: number; readonly bench: BenchView }

/** The device before and after the work, beside each other where there is room. */
export function BenchPhotos({ sheetId, bench }: Props) {
  const t = useTexts(benchTexts)
  if (!bench.mayEdit && bench.photos.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="bench-photos">
      <h3 id="bench-photos">{t('photos.title')}</h3>
      {bench.mayEdit && <Muted id="bench-photos-hint">{t('photos.hint', { max: String(maxPhotosOfMoment) })}</Muted>}
      <div className={styles.moments}>
        {photoMoments.map((moment) => (
          <Moment key={moment} sheetId={sheetId} moment={moment} bench={bench} />
        ))}
      </div>
    </section>
  )
}

function Moment({ sheetId, moment, bench }: Props & { readonly moment: PhotoMoment }) {
  const t = useTexts(benchTexts)
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const photos = bench.photos.filter((photo) => photo.moment === moment)

  async function add(chosen: readonly File[]) {
    setProblem('')
    setNews(t('photos.reading'))
    try {
      const files = await Promise.all(chosen.map(smallerPhoto))
      await call(benchApi.addSheetPhotos, { params: { id: sheetId }, body: { moment }, files: { 'photos[]': files } })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(error.fields[0]?.message ?? error.message)
    }
    setNews('')
    await readBenchAgain()
  }

  return (
    <div>
      <h4>{t(`photos.${moment}`)}</h4>
      {photos.length === 0 && <Muted>{t('photos.none')}</Muted>}
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <BenchPhoto key={photo.id} sheetId={sheetId} photo={photo} position={index + 1} mayEdit={bench.mayEdit} />
        ))}
      </ul>
      {bench.mayEdit && (
        <FileButton
          id={`bench-photos-${moment}`}
          multiple
          accept="image/jpeg,image/png,image/webp"
          disabled={photos.length >= maxPhotosOfMoment}
          aria-describedby="bench-photos-hint"
          onFiles={(chosen) => void add(chosen)}
          icon={<IconCamera size={22} stroke={1.75} aria-hidden="true" />}
        >
          {t(moment === 'before' ? 'photos.addBefore' : 'photos.addAfter')}
        </FileButton>
      )}
      <Muted role="status">{news}</Muted>
      <ErrorText>{problem}</ErrorText>
    </div>
  )
}
