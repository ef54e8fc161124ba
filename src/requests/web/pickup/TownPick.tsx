import { useFormContext, useWatch } from 'react-hook-form'
import type { Town } from '#addresses/addresses.api.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import styles from '../fields/choices.module.css'
import fields from '../fields/fields.module.css'
import type { AddressName } from './address-props.ts'

type Props = { readonly address: AddressName; readonly towns: readonly Town[] }

/** Every tenth Hungarian postal code serves several towns: the customer says which. */
export function TownPick({ address, towns }: Props) {
  const t = useTexts(requestTexts)
  const { control, setValue } = useFormContext<BookingForm>()
  const city = useWatch({ control, name: `${address}.city` })
  return (
    <fieldset className={fields.field}>
      <legend className={fields.label}>{t('address.whichTown')}</legend>
      <div className={styles.chips}>
        {towns.map((town) => (
          <label key={town.city} className={styles.chip}>
            <input type="radio" name={`${address}-town`} checked={town.city === city} onChange={() => setValue(`${address}.city`, town.city)} />
            <span>{town.city}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
