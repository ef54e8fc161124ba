import { Card } from '#base/web/kit/Card.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { weekdayInWords, windowInWords } from '#requests/in-words.ts'
import { orderTexts } from '../../texts.ts'
import styles from './many.module.css'
import type { TypedRest } from './many-form.ts'

type Props = { readonly rest: TypedRest; readonly problemOf: (path: string) => string | undefined; readonly change: (rest: TypedRest) => void }

/** One person and one pickup for all devices (GAPS D13). */
export function RestFields({ rest, problemOf, change }: Props) {
  const t = useTexts(orderTexts)
  const { language } = useLanguage()
  const postalCode = /^[1-9]\d{3}$/.test(rest.postalCode) ? rest.postalCode : undefined
  const days = useCall(heldRequestApi.getPickupDays, { query: { postalCode } }).data?.pickupDays ?? []
  const field = (name: keyof TypedRest, path: string) => ({
    ...{ id: path, name: path, label: t(`many.${name}`), problem: problemOf(path), value: rest[name] },
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => change({ ...rest, [name]: currentTarget.value }),
  })
  return (
    <>
      <Card isSpaced aria-labelledby="many-pickup">
        <h2 id="many-pickup">{t('many.pickupTitle')}</h2>
        <p>{t('many.pickupText')}</p>
        <div className={styles.fields}>
          <TextField {...field('postalCode', 'deliveryInAddress.postalCode')} inputMode="numeric" autoComplete="postal-code" maxLength={20} />
          <TextField {...field('city', 'deliveryInAddress.city')} autoComplete="address-level2" maxLength={60} />
          <TextField {...field('publicPlaceName', 'deliveryInAddress.publicPlaceName')} maxLength={80} />
          <TextField {...field('publicPlaceType', 'deliveryInAddress.publicPlaceType')} maxLength={30} />
          <TextField {...field('streetNumber', 'deliveryInAddress.streetNumber')} maxLength={30} />
          <TextField {...field('other', 'deliveryInAddress.other')} maxLength={100} isOptional />
          <SelectField {...field('pickup', 'pickupDay')}>
            {days.flatMap(({ day, windows }) =>
              windows
                .filter(({ free }) => free)
                .map(({ window }) => (
                  <option key={`${day} ${window}`} value={`${day} ${window}`}>
                    {`${weekdayInWords(language, day)}, ${windowInWords(window)}`}
                  </option>
                )),
            )}
          </SelectField>
          <TextField {...field('pickupNote', 'pickupNote')} maxLength={300} isOptional />
        </div>
      </Card>
      <Card isSpaced aria-labelledby="many-person">
        <h2 id="many-person">{t('many.personTitle')}</h2>
        <div className={styles.fields}>
          <TextField {...field('lastName', 'customer.lastName')} autoComplete="family-name" maxLength={100} />
          <TextField {...field('firstName', 'customer.firstName')} autoComplete="given-name" maxLength={100} />
          <TextField {...field('email', 'customer.email')} type="email" autoComplete="email" maxLength={254} />
          <TextField {...field('phone', 'customer.phone')} type="tel" autoComplete="tel" maxLength={40} />
          <TextField {...field('reference', 'reference')} maxLength={60} isOptional />
        </div>
      </Card>
    </>
  )
}
