import { Lead } from '#base/web/kit/Lead.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { addressTypes } from '../address-type.ts'
import { addressTexts } from '../texts.ts'
import { AddressSteps } from './AddressSteps.tsx'

const types = [addressTypes.in, addressTypes.out]

/** `/iranyitopult/szallitasi-adatok`: from where devices are collected, and where they are brought back to. */
export default function ShippingDataPage() {
  const t = useTexts(addressTexts)
  return (
    <>
      <PageTitle>{t('shipping.title')}</PageTitle>
      <Lead>{t('shipping.lead')}</Lead>
      <AddressSteps types={types} />
    </>
  )
}
