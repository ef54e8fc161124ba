import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { newKey } from '#base/web/new-key.ts'
import { smallerPhoto } from '#base/web/photos/smaller-photo.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { benchApi } from '../../bench.api.ts'
import { type BenchView, maxPhotoMegabytes, maxPhotosOfMoment, type PhotoMoment, photoMoments } from '../../bench.ts'
import { benchTexts } from '../../bench-texts.ts'
import { waitingPieces } from '../kept/piece-store.ts'
import { sendPieces } from '../kept/send-pieces.ts'
import { usePieces } from '../kept/use-pieces.ts'
import { BenchPhoto } from './BenchPhoto.tsx'
import styles from './bench.module.css'
import { readBenchAgain } from './use-bench.ts'
import { WaitingPhoto } from './WaitingPhoto.tsx'

type Props = {
  readonly sheetId: number
  readonly bench: BenchView
  /** Of sheets that are filled where there may be no network: photos wait on the phone until the server has them. */
  readonly mayWait?: boolean
}

/** The device before and after the work, beside each other where there is room. */
export function BenchPhotos({ sheetId, bench, mayWait = false }: Props) {
  const t = useTexts(benchTexts)
  const waiting = usePieces().filter(({ sheetId: id, what }) => id === sheetId && what.kind === 'photo')
  // What a sheet that was closed meanwhile did not take is still to be decided on.
  if (!bench.mayEdit && bench.photos.length + waiting.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="bench-photos">
      <h3 id="bench-photos">{t('photos.title')}</h3>
      {bench.mayEdit && <Muted id="bench-photos-hint">{t('photos.hint', { max: String(maxPhotosOfMoment) })}</Muted>}
      <div className={styles.moments}>
        {photoMoments.map((moment) => (
          <Moment key={moment} sheetId={sheetId} moment={moment} bench={bench} mayWait={mayWait} />
        ))}
      </div>
    </section>
  )
}

function Moment({ sheetId, moment, bench, mayWait }: Props & { readonly moment: PhotoMoment }) {
  const t = useTexts(benchTexts)
  const accountId = useOwnId()
  const waiting = usePieces().filter(({ sheetId: id, what }) => id === sheetId && what.kind === 'photo' && what.moment === moment)
  /** More may be chosen while the first are under way. */
  const [underWay, setUnderWay] = useState(0)
  const [problem, setProblem] = useState('')
  const photos = bench.photos.filter((photo) => photo.moment === moment)

  async function add(chosen: readonly File[]) {
    setProblem('')
    setUnderWay((count) => count + 1)
    try {
      if (mayWait) await keep(chosen)
      else await send(chosen)
    } finally {
      setUnderWay((count) => count - 1)
    }
  }

  /** On the phone first, so that nothing that happens on the way loses it. */
  async function keep(chosen: readonly File[]) {
    const smaller = await Promise.all(chosen.map(smallerPhoto))
    if (photos.length + waiting.length + smaller.length > maxPhotosOfMoment)
      return setProblem(t('photos.tooMany', { max: String(maxPhotosOfMoment) }))
    const large = smaller.find(({ size }) => size > maxPhotoMegabytes * 1024 * 1024)
    if (large) return setProblem(t('photos.tooLarge', { name: large.name, max: maxPhotoMegabytes }))
    for (const photo of smaller) {
      const piece = { key: newKey(), sheetId, accountId, at: Date.now(), refused: null, what: { kind: 'photo', moment, photo } } as const
      if (!(await waitingPieces.put(piece))) return setProblem(t('photos.notKept'))
    }
    void sendPieces(accountId)
  }

  async function send(chosen: readonly File[]) {
    // The server's sentence about a photo would not say how many there may be.
    if (photos.length + chosen.length > maxPhotosOfMoment) return setProblem(t('photos.tooMany', { max: String(maxPhotosOfMoment) }))
    try {
      const files = await Promise.all(chosen.map(smallerPhoto))
      await call(benchApi.addSheetPhotos, { params: { id: sheetId }, body: { moment }, files: { 'photos[]': files } })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(error.fields[0]?.message ?? error.message)
    }
    await readBenchAgain()
  }

  return (
    <div>
      <h4>{t(`photos.${moment}`)}</h4>
      {photos.length + waiting.length === 0 && <Muted>{t('photos.none')}</Muted>}
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <BenchPhoto key={photo.id} sheetId={sheetId} photo={photo} position={index + 1} mayEdit={bench.mayEdit} />
        ))}
        {waiting.map((piece, index) => (
          <WaitingPhoto key={piece.key} piece={piece} position={photos.length + index + 1} />
        ))}
      </ul>
      {bench.mayEdit && (
        <FileButton
          id={`bench-photos-${moment}`}
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-disabled={photos.length + waiting.length >= maxPhotosOfMoment}
          aria-describedby="bench-photos-hint"
          onFiles={(chosen) => void add(chosen)}
          icon={<IconCamera size={22} stroke={1.75} aria-hidden="true" />}
        >
          {t(moment === 'before' ? 'photos.addBefore' : 'photos.addAfter')}
        </FileButton>
      )}
      <Muted role="status">{underWay > 0 ? t('photos.reading') : ''}</Muted>
      <ErrorText>{problem}</ErrorText>
    </div>
  )
}
