/** A device that nobody booked, as the form holds it. */
export type EnteredDevice = {
  readonly brandId: string
  readonly productGroupId: string
  readonly productTypeId: string
  readonly productTypeOther: string
  readonly identifierKind: string
  readonly troubleDescription: string
}

export const noDevice: EnteredDevice = {
  brandId: '',
  productGroupId: '',
  productTypeId: '',
  productTypeOther: '',
  identifierKind: 'imei',
  troubleDescription: '',
}

const figure = (text: string) => (text === '' ? null : Number(text))

/** As the call says it. */
export const sentDevice = ({ brandId, productGroupId, productTypeId, ...device }: EnteredDevice) => ({
  ...device,
  brandId: figure(brandId),
  productGroupId: figure(productGroupId),
  productTypeId: figure(productTypeId),
})
