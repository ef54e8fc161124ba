import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { abandonedDevicesApi } from '../abandoned-devices.api.ts'
import { ownStorageTexts } from '../own-texts.ts'

/** Until when the device is stored for its customer, and what ends the wait; nothing where it is not their turn. */
export function OwnStorage({ requestId }: { readonly requestId: number }) {
  const t = useTexts(ownStorageTexts)
  const formats = useFormats()
  const { data, error, refetch } = useCall(abandonedDevicesApi.showOwnStorage, { params: { id: requestId } })
  if (error && !data) return error.status === 404 ? null : <ErrorState error={error} retry={refetch} />
  if (!data?.wait) return null
  const { kind, endsOn, isOver } = data.wait
  const day = formats.day(endsOn)
  return (
    <Card aria-labelledby="own-storage">
      <h2 id="own-storage">{t('title')}</h2>
      <Note tone="warning">
        <strong>{isOver ? t('over', { day }) : t('until', { day })}</strong> {t(`todo.${kind}`)}
      </Note>
      {!isOver && <p>{t('after')}</p>}
      <p>
        <Link to={`${paths.terms()}#storage`}>{t('terms')}</Link>
      </p>
    </Card>
  )
}
