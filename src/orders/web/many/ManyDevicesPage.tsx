import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { useOwnData } from '#requests/web/own-data/use-own-data.ts'
import { orderTexts } from '../../texts.ts'
import { ManyDevices } from './ManyDevices.tsx'

/** `/iranyitopult/uj-megrendeles/tomeges`: several devices in one order, collected at once. */
export default function ManyDevicesPage() {
  const t = useTexts(orderTexts)
  const session = useSession()
  const own = useOwnData()
  if (session.kind !== 'signedIn') return null
  if (hasFeature(session.person.customerType, 'preAlert')) return <NoPermission page={t('many.title')} />
  return (
    <>
      <PageTitle>{t('many.title')}</PageTitle>
      {own === undefined ? <Loading /> : <ManyDevices own={own} />}
    </>
  )
}
