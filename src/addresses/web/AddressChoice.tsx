import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { AddressTypeId } from '../address-type.ts'
import { formatAddress } from '../format-address.ts'
import type { SavedAddress } from '../saved-address.ts'
import { addressTexts } from '../texts.ts'
import { kindOf } from './kind-of.ts'

/** SPEC 4, address pickers: the id that means a new one. */
export const newAddressId = -1

type Props = {
  readonly type: AddressTypeId
  readonly addresses: readonly SavedAddress[]
  /** Null: none is chosen yet. */
  readonly chosen: number | null
  readonly choose: (id: number) => void
}

/** One of the saved addresses, or a new one. */
export function AddressChoice({ type, addresses, chosen, choose }: Props) {
  const t = useTexts(addressTexts)
  const name = `address-${kindOf(type)}`
  return (
    <FieldGroup name={name} label={t(`pick.legend.${kindOf(type)}`)}>
      <Choices shape="rows">
        {addresses.map((saved) => (
          <Choice
            key={saved.id}
            type="radio"
            name={name}
            label={saved.label || saved.billingName || formatAddress(saved)}
            detail={saved.label || saved.billingName ? formatAddress(saved) : undefined}
            checked={chosen === saved.id}
            onChange={() => choose(saved.id)}
          />
        ))}
        <Choice type="radio" name={name} label={t('pick.new')} checked={chosen === newAddressId} onChange={() => choose(newAddressId)} />
      </Choices>
    </FieldGroup>
  )
}
