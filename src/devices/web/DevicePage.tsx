import { Link, useParams } from 'react-router'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { State } from '#base/web/kit/State.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { namesNothing } from '#base/web/not-found.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { ShownDevice } from '../device.ts'
import { devicesApi } from '../devices.api.ts'
import { deviceTexts } from '../texts.ts'
import { BookForDevice } from './device/BookForDevice.tsx'
import { DeviceDocuments } from './device/DeviceDocuments.tsx'
import { RepairItem } from './device/RepairItem.tsx'
import styles from './devices.module.css'
import { GuaranteeText } from './GuaranteeText.tsx'

/** `/iranyitopult/eszkozeim/{id}`: the passport of one device. */
export default function DevicePage() {
  const t = useTexts(deviceTexts)
  const id = useOwnId()
  const deviceId = Number(useParams().id)
  const { data, error, refetch } = useCall(devicesApi.showDevice, { params: { id, deviceId } }, { enabled: Number.isSafeInteger(deviceId) })
  const isUnknown = !Number.isSafeInteger(deviceId) || namesNothing(error)
  return (
    <>
      <PageTitle key={data?.name}>{data?.name ?? t('device.plainTitle')}</PageTitle>
      <p>
        <BackLink to={asLeft(paths.devices())}>{t('device.back')}</BackLink>
      </p>
      {isUnknown && (
        <State title={t('device.notFound')} role="alert">
          <p>{t('device.notFoundText')}</p>
        </State>
      )}
      {!isUnknown && error && (error.status === 403 ? <NoPermission /> : <ErrorState error={error} retry={refetch} />)}
      {!isUnknown && !error && !data && <Skeleton shape="cards" count={2} />}
      {data && <Passport device={data} />}
    </>
  )
}

function Passport({ device }: { readonly device: ShownDevice }) {
  const t = useTexts(deviceTexts)
  const { brand, type, colour, identifier, replacedBy, replaces, dateOfPurchase, purchasePrice, guarantee, purchaseDocuments, repairs } = device
  return (
    <div className={styles.parts}>
      <Card aria-labelledby="facts">
        <h2 id="facts">{t('device.facts')}</h2>
        <FactList
          variant="page"
          facts={[
            [t('type'), type.startsWith(brand) ? type : `${brand} ${type}`],
            [t('colour'), colour],
            [t('identifier'), identifier ?? t('noIdentifier')],
            [t('replacedBy'), replacedBy && <Exchanged key="replacedBy" {...replacedBy} />],
            [t('replaces'), replaces && <Exchanged key="replaces" {...replaces} />],
            [t('bought'), dateOfPurchase ? <DateText key="bought" day={dateOfPurchase} /> : t('unknown')],
            [t('price'), purchasePrice === null ? t('unknown') : <Money key="price" forint={purchasePrice} />],
            [t('guarantee'), <GuaranteeText key="guarantee" guarantee={guarantee} />],
          ]}
        />
        <Muted isSmall>{t('guaranteeOf.law')}</Muted>
      </Card>
      <BookForDevice device={device} />
      {purchaseDocuments.length > 0 && (
        <Card aria-labelledby="purchaseDocuments">
          <h2 id="purchaseDocuments">{t('device.purchaseDocuments')}</h2>
          <p>{t('device.purchaseText')}</p>
          <DeviceDocuments purchaseDocuments={purchaseDocuments} />
        </Card>
      )}
      <section aria-labelledby="repairs">
        <h2 id="repairs">{t('device.repairs')}</h2>
        <List variant="cards">
          {repairs.map((repair) => (
            <RepairItem key={repair.crmRequestId} repair={repair} />
          ))}
        </List>
      </section>
    </div>
  )
}

/** The other device, and the request it was exchanged in. */
function Exchanged({ identifier, day, crmRequestId }: NonNullable<ShownDevice['replaces']>) {
  return (
    <>
      {identifier} (
      <Link to={paths.ownRequest(crmRequestId)}>
        <DateText day={day} />
      </Link>
      )
    </>
  )
}
