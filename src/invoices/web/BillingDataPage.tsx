import { businessTypes } from '#accounts/customer-type.ts'
import { useSession } from '#accounts/web/session.ts'
import { addressTypes } from '#addresses/address-type.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { addressTexts } from '#addresses/texts.ts'
import { AddressSteps } from '#addresses/web/AddressSteps.tsx'
import { useSavedAddresses } from '#addresses/web/use-saved-addresses.ts'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { keeperOf } from '../company-terms.ts'
import { methods } from '../method-of-invoice.ts'
import { termsApi } from '../terms.api.ts'
import { termsTexts } from '../terms-texts.ts'

const types = [addressTypes.billing]

/** `/iranyitopult/szamlazasi-adatok`: to whom and where invoices go; for a company on what terms it pays, and what is open. */
export default function BillingDataPage() {
  const t = useTexts(addressTexts)
  const session = useSession()
  const isBusiness = session.kind === 'signedIn' && businessTypes.includes(session.person.customerType)
  return (
    <>
      <PageTitle>{t('invoicing.title')}</PageTitle>
      <Lead>{t('invoicing.lead')}</Lead>
      {isBusiness && <OwnTerms />}
      {isBusiness && <CompanyBilling />}
      <AddressSteps types={types} />
    </>
  )
}

function OwnTerms() {
  const t = useTexts(termsTexts)
  const formats = useFormats()
  const { data, error, refetch } = useCall(termsApi.showOwnTerms, {})
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Loading />
  const { dueDays, barred, credit, paymentMethods, usualMethod, hasOwnPrices } = data
  const onTerms = paymentMethods.some(({ id }) => id === methods.transfer)
  const isOver = credit !== null && keeperOf({ dueDays, barred, creditLimit: credit.limit }, credit.open) === 'CREDIT_LIMIT_REACHED'
  return (
    <Card isSpaced aria-labelledby="own-terms">
      <h2 id="own-terms">{t('title')}</h2>
      {barred ? <Note tone="warning">{t('barred')}</Note> : <p>{t(onTerms ? 'lead' : 'leadOther')}</p>}
      <FactList
        variant="page"
        facts={[
          [t('methods'), paymentMethods.map(({ name }) => name).join(', ')],
          [t('usual'), usualMethod?.name ?? null],
          [t('days'), barred || !onTerms ? null : t('inDays', { days: dueDays })],
          [t('limit'), credit && (credit.limit === null ? t('noLimit') : formats.forint(credit.limit))],
          [t('open'), credit && formats.forint(credit.open)],
          [t('left'), credit?.limit == null ? null : formats.forint(Math.max(0, credit.limit - credit.open))],
        ]}
      />
      {hasOwnPrices && <p>{t('ownPrices')}</p>}
      {isOver && !barred && <Note tone="warning">{t('over')}</Note>}
      <Muted>{t('setByUs')}</Muted>
    </Card>
  )
}

/** Where the invoices of everybody of the company go, unless somebody says otherwise at the booking. */
function CompanyBilling() {
  const t = useTexts(termsTexts)
  const { shared } = useSavedAddresses()
  const billing = shared.filter(({ addressType }) => addressType.id === addressTypes.billing)
  if (billing.length === 0) return null
  return (
    <Card isSpaced aria-labelledby="company-billing">
      <h2 id="company-billing">{t('company')}</h2>
      <List variant="rows">
        {billing.map((saved) => (
          <li key={saved.id}>
            <strong>{saved.billingName}</strong> {[saved.taxNumber, formatAddress(saved)].filter(Boolean).join(', ')}
          </li>
        ))}
      </List>
    </Card>
  )
}
