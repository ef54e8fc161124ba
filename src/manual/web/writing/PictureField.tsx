import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FieldHint } from '#base/web/kit/Field.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { smallerPhoto } from '#base/web/photos/smaller-photo.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { manualApi } from '../../manual.api.ts'
import { pictureAddress } from '../../manual.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'

/** Adds a picture to the manual, and hands its Markdown to the text that is being written. */
export function PictureField({ add }: { readonly add: (markdown: string) => void }) {
  const t = useTexts(manualTexts)
  const [isAdded, setAdded] = useState(false)
  const send = useSend(manualApi.addManualPicture)
  async function take([chosen]: readonly File[]) {
    if (!chosen || send.isPending) return
    setAdded(false)
    const picture = await smallerPhoto(chosen)
    send.mutate(
      { files: { picture: [picture] } },
      {
        onSuccess: ({ id }) => {
          add(`![${t('form.pictureAlt')}](${pictureAddress(id)})`)
          setAdded(true)
        },
      },
    )
  }
  return (
    <div className={styles.pictures}>
      <FileButton
        id="picture"
        aria-describedby="picture-hint"
        accept="image/jpeg,image/png"
        aria-disabled={send.isPending}
        onFiles={(files) => void take(files)}
        icon={<IconPhoto size={22} stroke={1.75} aria-hidden="true" />}
      >
        {t('form.picture')}
      </FileButton>
      <FieldHint name="picture" hint={t('form.pictureHint')} />
      <ErrorText>{send.error?.message}</ErrorText>
      <Muted role="status">{send.isPending ? t('form.pictureAdding') : isAdded && t('form.pictureAdded')}</Muted>
    </div>
  )
}
