import { shownPhone } from '#accounts/phone.ts'
import { useFormats } from '#base/web/formats.ts'
import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { fetchFile } from '#base/web/open-file.ts'
import { FetchedPhotos } from '#base/web/photos/FetchedPhotos.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { wordOfPreparation } from '#requests/preparation.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { isBuyback } from '#requests/status.ts'
import { storesApi } from '#stores/stores.api.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'

type Props = { readonly request: DeskRequest }

export function DeviceCard({ request: { device, ...request } }: Props) {
  const t = useTexts(deskRequestTexts)
  const { identifier, identifierKind, identifierGenerated } = device
  const name = deviceName({ brandId: device.brandId, brandName: device.brand, typeName: device.type, groupName: device.group })
  return (
    <Card id="device" title={t('facts.device')}>
      <FactList
        variant="dense"
        facts={[
          [t('facts.name'), device.type ? `${name} (${device.group})` : name],
          [t('facts.colour'), device.colour],
          [
            t(`facts.${identifierKind}`),
            identifier && (
              <>
                <span className={styles.code}>{identifier}</span>
                {identifierGenerated && <small>{t('facts.generated')}</small>}
              </>
            ),
          ],
          [t('facts.imei2'), device.imei2 && <span className={styles.code}>{device.imei2}</span>],
          [t('facts.purchase'), device.dateOfPurchase && <DateText key="purchase" day={device.dateOfPurchase} />],
          [t('facts.price'), device.purchasePrice === null ? null : <Money key="price" forint={device.purchasePrice} />],
          [t('facts.service'), request.service],
          [t('facts.provider'), request.provider],
          [t('facts.claim'), request.insuranceNumber],
          [t('facts.rma'), request.rmaNumber],
          [t('facts.reference'), request.referenceNumber],
          [t('facts.expected'), request.expected && <MoneyRange key="expected" {...request.expected} />],
          [t('facts.limit'), request.repairCostLimit === null ? null : <Money key="limit" forint={request.repairCostLimit} />],
        ]}
      />
    </Card>
  )
}

export function CustomerCard({ request: { customer, crmRequestId, language, telephone } }: Props) {
  const t = useTexts(deskRequestTexts)
  const { accountId, customerType: type } = customer
  // What people typed is data, never part of the address around it.
  const subject = encodeURIComponent(t('title', { number: formatRequestNumber(crmRequestId) }))
  return (
    <Card id="customer" title={t('facts.customer')}>
      <FactList
        variant="dense"
        facts={[
          [t('facts.person'), customer.name],
          [t('facts.company'), customer.company],
          [t('facts.taxNumber'), customer.taxNumber],
          [t('facts.phone'), customer.phone && <PhoneLink key="phone" phone={customer.phone} />],
          [
            t('facts.email'),
            customer.email && (
              <a key="email" href={`mailto:${encodeURIComponent(customer.email)}?subject=${subject}`}>
                <AtBreaks>{customer.email}</AtBreaks>
              </a>
            ),
          ],
          [t('facts.language'), t(`facts.languages.${language}`)],
          [t('facts.account'), t(accountId === null ? 'facts.withoutAccount' : 'facts.withAccount', { type })],
          [t('facts.source'), telephone && t('facts.telephone', { by: telephone.by ?? '' })],
          [t('facts.readOut'), telephone && <ReadOut key="readOut" consents={telephone.consents} />],
        ]}
      />
    </Card>
  )
}

/** All of them in one conversation, so its moment is said once; each with the day its wording is from. */
function ReadOut({ consents }: Pick<NonNullable<DeskRequest['telephone']>, 'consents'>) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const texts = consents.map(({ text, version }) => t('facts.readOutText', { text: t(`facts.texts.${text}`), version: formats.day(version) }))
  return (
    <>
      {consents[0] && formats.moment(consents[0].at)}
      <Lines lines={texts} />
    </>
  )
}

const PhoneLink = ({ phone }: { readonly phone: string }) => <a href={`tel:${encodeURIComponent(phone)}`}>{shownPhone(phone)}</a>

/** What was told of a device that is sold stands with its buyback, answer by answer. */
export function FaultCard({ request: { crmRequestId, warrantyTypeId, fault, accessories, preparation, counter } }: Props) {
  const t = useTexts(deskRequestTexts)
  const isSale = isBuyback({ warrantyTypeId })
  const listed = [...accessories.listed, accessories.other].filter(Boolean).join(', ')
  return (
    <Card id="fault" title={t(isSale ? 'facts.beforeSale' : 'facts.fault')}>
      <FactList
        variant="dense"
        facts={[
          [t('facts.options'), fault.options.join(', ')],
          [t('facts.description'), isSale ? null : fault.description],
          [t('facts.other'), fault.other],
          [t('facts.accessories'), listed || (isSale ? null : t('facts.noAccessories'))],
        ]}
      />
      {counter && <HandedIn requestId={crmRequestId} counter={counter} />}
      {preparation.length > 0 && (
        <details className={styles.more}>
          <summary>
            {t('facts.preparation', { answered: preparation.filter(({ answer }) => answer !== null).length, total: preparation.length })}
          </summary>
          <Lines
            lines={preparation.map(({ text, answer }) => `${text} (${t(`facts.prepared.${answer ? wordOfPreparation(answer, isSale) : 'open'}`)})`)}
          />
        </details>
      )}
    </Card>
  )
}

/** As it was handed in at the counter of a store: what the arrival is compared with. */
function HandedIn({ requestId, counter }: { readonly requestId: number; readonly counter: NonNullable<DeskRequest['counter']> }) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  return (
    <>
      <FactList
        variant="dense"
        facts={[
          [t('facts.counter'), `${counter.store}, ${formats.moment(counter.takenAt)}`],
          [t('facts.counterBy'), counter.takenBy],
          [t('facts.counterCondition'), counter.condition],
          [t('facts.counterSigner'), counter.signer],
        ]}
      />
      {counter.photos.length > 0 && (
        <FetchedPhotos
          requestId={requestId}
          positions={counter.photos}
          alt={(position) => t('facts.counterPhoto', { position })}
          fetchPhoto={fetchCounterPhoto}
        />
      )}
    </>
  )
}

const fetchCounterPhoto = (id: number, position: number) => fetchFile(storesApi.getCounterPhoto, { params: { id, position } })

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

export function PickupCard({ request }: Props) {
  const t = useTexts(deskRequestTexts)
  const { pickup, arrivedTime, readyTime, handedBackTime } = request
  // Of whoever was erased none is left.
  const addresses = request.addresses?.deliveryIn.address ? request.addresses : null
  const whereTo = (leg: 'deliveryOut' | 'billing') =>
    addresses && (sameAddress(addresses[leg], addresses.deliveryIn) ? t('facts.same') : <AddressLines address={addresses[leg]} />)
  const at = (moment: string | null) => moment && <DateText at={moment} />
  return (
    <Card id="pickup" title={t('facts.pickup')}>
      <FactList
        variant="dense"
        facts={[
          [t('facts.pickupDay'), pickup.day && <PickupTime key="day" day={pickup.day} window={pickup.window} />],
          [t('facts.pickupNote'), pickup.note],
          [t('facts.collected'), at(pickup.collectedTime)],
          [t('facts.arrived'), at(arrivedTime)],
          [t('facts.ready'), at(readyTime)],
          [t('facts.handedBack'), at(handedBackTime)],
          [t('facts.deliveryIn'), addresses && <AddressLines key="in" address={addresses.deliveryIn} />],
          [t('facts.deliveryOut'), whereTo('deliveryOut')],
          [t(isBuyback(request) ? 'facts.seller' : 'facts.billing'), whereTo('billing')],
        ]}
      />
    </Card>
  )
}

type PickupTimeProps = { readonly day: string; readonly window: DeskRequest['pickup']['window'] }

function PickupTime({ day, window }: PickupTimeProps) {
  const t = useTexts(deskRequestTexts)
  return (
    <>
      <DateText day={day} />
      {window && `, ${t(`facts.${window}`)}`}
    </>
  )
}

type Address = NonNullable<DeskRequest['addresses']>['billing']
const nameOf = ({ billingName, contactName }: Address) => billingName ?? contactName

/** An address that says nothing new is not said again. */
function sameAddress(one: Address, other: Address): boolean {
  const isPlain = one.locker === null && one.taxNumber === null
  return isPlain && one.address === other.address && nameOf(one) === nameOf(other) && one.contactPhone === other.contactPhone
}

function AddressLines({ address: lines }: { readonly address: Address }) {
  const t = useTexts(deskRequestTexts)
  const { contactPhone, address, locker, taxNumber } = lines
  return (
    <span className={styles.address}>
      <span>{nameOf(lines)}</span>
      {locker && <span>{t('facts.locker', { code: `${locker.provider.toUpperCase()} ${locker.code}` })}</span>}
      <span>{address}</span>
      {contactPhone && <PhoneLink phone={contactPhone} />}
      {taxNumber && <span>{taxNumber}</span>}
    </span>
  )
}
