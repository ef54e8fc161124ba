import { Muted } from '#base/web/kit/Muted.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { addressTypes } from '../address-type.ts'
import { addressTexts } from '../texts.ts'
import { AddressSteps } from './AddressSteps.tsx'

const types = [addressTypes.billing]

/** `/iranyitopult/szamlazasi-adatok`: to whom and where invoices go. */
export default function BillingDataPage() {
  const t = useTexts(addressTexts)
  return (
    <>
      <PageTitle>{t('invoicing.title')}</PageTitle>
      <Muted>{t('invoicing.lead')}</Muted>
      <AddressSteps types={types} />
    </>
  )
}
