import { useFormContext, useWatch } from 'react-hook-form'
import type { Town } from '#addresses/addresses.api.ts'
import { addressTexts } from '#addresses/texts.ts'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import type { AddressName } from './address-props.ts'

type Props = { readonly address: AddressName; readonly towns: readonly Town[] }

/** Every tenth Hungarian postal code serves several towns: the customer says which. */
export function TownPick({ address, towns }: Props) {
  const t = useTexts(addressTexts)
  const { control, setValue } = useFormContext<BookingForm>()
  const city = useWatch({ control, name: `${address}.city` })
  return (
    <FieldGroup name={`${address}-town`} label={t('field.whichTown')}>
      <Choices shape="chips">
        {towns.map((town) => (
          <Choice
            key={town.city}
            type="radio"
            name={`${address}-town`}
            label={town.city}
            checked={town.city === city}
            onChange={() => setValue(`${address}.city`, town.city)}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
