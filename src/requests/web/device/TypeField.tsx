import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { bestOf, rankOf, searchable } from '#addresses/fold.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { SuggestField } from '../fields/SuggestField.tsx'
import { useProductTypes } from './use-product-types.ts'

const max = 8

/** The type, chosen from the catalogue or typed when it is not there. */
export function TypeField({ isOptional }: { readonly isOptional: boolean }) {
  const t = useTexts(requestTexts)
  const { control, setValue } = useFormContext<BookingForm>()
  const [brandId, groupId, typeId, typed] = useWatch({
    control,
    name: ['serviceRequest.brandId', 'serviceRequest.productGroupId', 'serviceRequest.productTypeId', 'serviceRequest.productTypeOther'],
  })
  const types = useProductTypes(brandId, groupId)
  const known = useMemo(() => types.map((type) => ({ type, texts: [searchable(type.tradeName), searchable(type.factoryName)] as const })), [types])
  const query = searchable(typeId === null ? typed : '')
  const best = bestOf(known, ({ texts: [trade, factory] }) => rankOf(query, trade) ?? rankOf(query, factory), max)

  const choose = (id: number | null) => {
    if (id === typeId) return
    setValue('serviceRequest.productTypeId', id)
    setValue('serviceRequest.deviceColourId', null)
  }
  return (
    <SuggestField
      path="serviceRequest.productTypeOther"
      problemPath="serviceRequest.productTypeId"
      label={t('device.type')}
      hint={t('device.typeHint')}
      isOptional={isOptional}
      suggestions={best.map(({ type }) => ({
        key: String(type.id),
        id: type.id,
        label: type.tradeName,
        detail: type.factoryName === type.tradeName ? undefined : type.factoryName,
      }))}
      whenChosen={({ id, label }) => {
        setValue('serviceRequest.productTypeOther', label)
        choose(id)
      }}
      // Whoever types the whole name has chosen it too.
      whenTyped={(text) => choose(types.find(({ tradeName }) => searchable(tradeName).folded === searchable(text).folded)?.id ?? null)}
    />
  )
}
