import { IconTrash } from '@tabler/icons-react'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { fetchFile } from '#base/web/open-file.ts'
import { usePhotoAddress } from '#base/web/photos/use-photo-address.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'
import { benchTexts } from '../../bench-texts.ts'
import styles from './bench.module.css'
import { showBench } from './use-bench.ts'
import { useCaption } from './use-caption.ts'

const fetchPhoto = (id: number, photoId: number) => fetchFile(benchApi.openSheetPhoto, { params: { id, photoId } })

type Props = { readonly sheetId: number; readonly photo: BenchView['photos'][number]; readonly position: number; readonly mayEdit: boolean }

/** A photo with what it shows. */
export function BenchPhoto({ sheetId, photo, position, mayEdit }: Props) {
  const t = useTexts(benchTexts)
  const { id, moment } = photo
  const { address } = usePhotoAddress(fetchPhoto, sheetId, id)
  const caption = useCaption(sheetId, photo)
  const remove = useSend(benchApi.removeSheetPhoto)
  const { step, begin, leave, onto } = useOpenStep<'remove'>()
  const params = { id: sheetId, photoId: id }
  const alt = [t(`photos.alt.${moment}`, { position: String(position) }), photo.caption].filter(Boolean).join(': ')

  /** The button that was pressed goes with its photo; the next thing to press is the field of its moment. */
  function removed(bench: BenchView) {
    document.getElementById(`bench-photos-${moment}`)?.focus()
    showBench(sheetId, bench)
  }

  return (
    <li className={styles.photo}>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={alt} />
        </a>
      ) : (
        <Muted as="span">{alt}</Muted>
      )}
      {!mayEdit && photo.caption && <p>{photo.caption}</p>}
      {mayEdit && !step && (
        <>
          <TextField
            name={`caption-${id}`}
            label={t('photos.caption', { position: String(position) })}
            autoComplete="off"
            maxLength={200}
            problem={caption.problem}
            value={caption.value}
            onChange={({ currentTarget }) => caption.type(currentTarget.value)}
            onBlur={caption.save}
          />
          <Button
            ref={onto('remove')}
            variant="quiet"
            aria-label={t('photos.remove', { position: String(position) })}
            onClick={() => begin('remove')}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </Button>
        </>
      )}
      {mayEdit && step && (
        <ConfirmStep
          title={t('photos.removeTitle')}
          confirm={t('photos.removeConfirm')}
          isDangerous
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params }, { onSuccess: removed })}
          onBack={leave}
        >
          <p>{t('photos.removeText')}</p>
        </ConfirmStep>
      )}
    </li>
  )
}
