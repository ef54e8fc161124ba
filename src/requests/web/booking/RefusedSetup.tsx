import { data as answer } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { knownBrand } from '#catalogue/known-brands.ts'
import { requestTexts } from '../../texts.ts'
import type { ServiceEntry } from '../service-entries.ts'
import { ClaimLinkOver } from './ClaimLinkOver.tsx'
import { LoginHere } from './LoginHere.tsx'
import { NotOffered } from './NotOffered.tsx'

type Props = { readonly serviceEntry: ServiceEntry; readonly error: CallRefused; readonly retry: () => unknown }

/** Why the server does not let this be booked: nobody takes it, the link is over, or somebody else has to log in. */
export function RefusedSetup({ serviceEntry, error, retry }: Props) {
  const t = useTexts(requestTexts)
  const { brand, identicalHash } = serviceEntry.query
  const known = knownBrand(brand ?? '')
  if (error.status !== 401 && error.status !== 403) {
    if (identicalHash !== undefined) return <ClaimLinkOver />
    if (!known) throw answer(null, { status: 404 })
    return <NotOffered brand={known.name} back={serviceEntry.back} />
  }
  return (
    <>
      <PageTitle>{t('page.booking')}</PageTitle>
      {error.code === 'LOGIN_NEEDED' && <LoginHere onLoggedIn={() => void retry()} />}
      {error.code === 'UNAUTHORISED' && <NoPermission />}
    </>
  )
}
