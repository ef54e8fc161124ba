import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { isBuyback } from '#requests/status.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import { conditionFacts } from './condition-facts.ts'
import styles from './request.module.css'

/** What was sent in, as far as it is needed to recognise it. */
export function DeviceCard({ request }: { readonly request: FollowedRequest }) {
  const t = useTexts(trackingTexts)
  const isSale = isBuyback({ warrantyTypeId: request.warrantyType.id })
  const { brand, productGroup, productType, identifierKind, deviceIdentifierIn } = request
  return (
    <Card className={styles.device} aria-labelledby="device">
      <h2 id="device">{t('device.title')}</h2>
      <FactList
        facts={[
          [
            t('device.name'),
            deviceName({ brandId: brand.id, brandName: brand.name, typeName: productType?.tradeName ?? null, groupName: productGroup.name }),
          ],
          [t('device.colour'), request.deviceColour?.name ?? null],
          [t(`device.${identifierKind}`), t('device.masked', { end: deviceIdentifierIn.slice(-4) })],
          [t('device.purchase'), request.dateOfPurchase && <DateText key="purchase" day={request.dateOfPurchase} />],
          [t(isSale ? 'device.serviceOfSale' : 'device.service'), request.warrantyType.name],
          [t('device.expected'), request.expectedPrice && <MoneyRange key="expected" {...request.expectedPrice} />],
          [t('device.claim'), request.insuranceNumber],
          [t('device.rma'), request.rmaNumber],
          [t('device.reference'), request.referenceNumber],
          [t('device.fault'), isSale ? null : request.troubleDescription],
          [t('request.number'), formatRequestNumber(request.crmRequestId)],
          [t('request.worksheet'), request.gsmWorksheetId],
        ]}
      />
      {isSale && <Condition written={request.troubleDescription} />}
    </Card>
  )
}

/** Of a device that is sold: each question with its answer. */
function Condition({ written }: { readonly written: string }) {
  const t = useTexts(trackingTexts)
  const { facts, rest } = conditionFacts(written)
  return (
    <section className={styles.condition} aria-labelledby="condition">
      <h3 id="condition">{t('device.condition')}</h3>
      {rest && <p className={styles.written}>{rest}</p>}
      <FactList variant="dense" facts={facts} />
    </section>
  )
}
