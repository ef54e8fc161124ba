import { accountsApi } from '#accounts/accounts.api.ts'
import { isPrivate } from '#accounts/customer-type.ts'
import { type Session, useSession } from '#accounts/web/session.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { customerDataApi } from '../customer-data.api.ts'
import { customerDataTexts } from '../texts.ts'
import { FinancialForm } from './FinancialForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** `/iranyitopult/alapadatok`: who one is, and how one pays. */
export default function BasicDataPage() {
  const t = useTexts(customerDataTexts)
  const session = useSession()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {session.kind === 'signedIn' && <OwnData person={session.person} />}
    </>
  )
}

function OwnData({ person: { customerId, customerType } }: Pick<Extract<Session, { kind: 'signedIn' }>, 'person'>) {
  const params = { params: { id: customerId } }
  // What another tab saved is not overwritten unseen.
  const profile = useCall(accountsApi.showCustomer, params, { staleTime: 0 })
  const financial = useCall(customerDataApi.showFinancialData, params, { staleTime: 0 })
  const methods = useCall(customerDataApi.listPaymentMethods, { params: { type: customerType } })
  const forms = useCall(catalogueApi.listLookup, { params: { kind: 'businessForms' } })
  const error = profile.error ?? financial.error ?? methods.error ?? forms.error
  if (profile.data && financial.data && methods.data && forms.data)
    return (
      <>
        <ProfileForm profile={profile.data} businessForms={forms.data} />
        <FinancialForm accountId={customerId} isPrivate={isPrivate(customerType)} data={financial.data} methods={methods.data} />
      </>
    )
  const again = () => Promise.all([profile.refetch(), financial.refetch(), methods.refetch(), forms.refetch()])
  return error ? <ErrorState error={error} retry={again} /> : <Loading />
}
