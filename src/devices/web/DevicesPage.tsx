import { useOwnId } from '#accounts/web/use-own-id.ts'
import { call } from '#base/web/call.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { devicesApi } from '../devices.api.ts'
import { deviceTexts } from '../texts.ts'
import { DeviceItem } from './DeviceItem.tsx'
import styles from './devices.module.css'

/** `/iranyitopult/eszkozeim`: every device one has sent to us, each once. */
export default function DevicesPage() {
  const t = useTexts(deviceTexts)
  const id = useOwnId()
  const read = usePages(devicesApi.listDevices, { id }, ({ after, size, signal }) =>
    call(devicesApi.listDevices, { params: { id }, query: { after, size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const devices = pages.flatMap((page) => page.devices)
  if (error?.status === 403) return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="cards" />}
      {!isPending && !error && devices.length === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
          <ButtonLink to={paths.requestStart()}>{t('newOrder')}</ButtonLink>
        </EmptyState>
      )}
      {devices.length > 0 && (
        <ul className={styles.devices} aria-label={t('list')}>
          {devices.map((device) => (
            <DeviceItem key={device.id} device={device} />
          ))}
        </ul>
      )}
      <MorePages pages={read} words={t('more')} />
    </>
  )
}
