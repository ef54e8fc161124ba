import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { company } from '#site/company.ts'
import { Words } from '#site/web/Words.tsx'
import type { PaymentResult } from '../payment.ts'
import { paymentsApi } from '../payments.api.ts'
import { paymentResultTexts } from '../result-texts.ts'
import styles from './PaymentResultPage.module.css'

/** After so many milliseconds we say that an email will come, too. */
const patience = 20_000
/** Milliseconds until an undecided payment is asked about again. */
const askAgainAfter = 3000

/**
 * `/sikeres-fizetes`, `/visszavont-fizetes`, `/sikertelen-fizetes`: where the provider sends the payer back. Which of them was opened proves
 * nothing, so all three say what the server knows of the payment in the address, and nothing without one (DESIGN 8.32).
 */
export default function PaymentResultPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const payerId = query.get('PayerID') ?? undefined
  return token ? <KnownPayment token={token} payerId={payerId} /> : <Outcome outcome="nothing" />
}

function KnownPayment({ token, payerId: PayerID }: { readonly token: string; readonly payerId: string | undefined }) {
  const isKnownWho = useSession().kind !== 'checking'
  const { data, error, refetch } = useCall(paymentsApi.returnFromPayment, { query: { token, PayerID } }, { enabled: isKnownWho, staleTime: 0 })
  useEffect(() => {
    if (data?.status !== 'pending') return
    const timer = setTimeout(() => void refetch(), askAgainAfter)
    return () => clearTimeout(timer)
  }, [data, refetch])

  if (data) return data.status === 'pending' ? <Waiting /> : <Outcome outcome={data.status} />
  if (error?.status === 401 || error?.status === 403) return <Outcome outcome="whoIsIt" />
  if (error?.status === 404 || error?.status === 422) return <Outcome outcome="nothing" />
  return error ? <Unanswered error={error} retry={refetch} /> : <Waiting />
}

function Waiting() {
  const t = useTexts(paymentResultTexts)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Card as="div" width="text" edge="accent" className={styles.panel}>
      <PageTitle>{t('loadingTitle')}</PageTitle>
      <Loading />
      <p role="status">{t(isSlow ? 'slow' : 'loading')}</p>
    </Card>
  )
}

function Unanswered({ error, retry }: { readonly error: Error; readonly retry: () => unknown }) {
  const t = useTexts(paymentResultTexts)
  return (
    <Card as="div" width="text" edge="line" className={styles.panel}>
      <PageTitle>{t('loadingTitle')}</PageTitle>
      <ErrorState error={error} retry={retry} />
    </Card>
  )
}

type OutcomeProps = { readonly outcome: Exclude<PaymentResult, 'pending'> | 'nothing' | 'whoIsIt' }

const edges = { success: 'accent', failed: 'danger', aborted: 'line', nothing: 'line', whoIsIt: 'line' } as const

function Outcome({ outcome }: OutcomeProps) {
  const t = useTexts(paymentResultTexts)
  return (
    <Card as="div" width="text" edge={edges[outcome]} className={styles.panel}>
      <PageTitle>{t(`${outcome}.title`)}</PageTitle>
      <p className={styles.words}>{t(`${outcome}.text`)}</p>
      <Actions shape="centre">
        <OnwardLinks isUnknown={outcome === 'whoIsIt'} />
      </Actions>
      <p className={styles.help}>
        <Words>{t('help', { phone: company.phone, email: company.email })}</Words>
      </p>
    </Card>
  )
}

/** SPEC 4: whoever is logged in goes on to the claims list, anybody else home. */
function OnwardLinks({ isUnknown }: { readonly isUnknown: boolean }) {
  const t = useTexts(paymentResultTexts)
  if (useSession().kind === 'signedIn') return <ButtonLink to={paths.myRequests()}>{t('toClaims')}</ButtonLink>
  return (
    <>
      {isUnknown ? <ButtonLink to={paths.login()}>{t('toLogin')}</ButtonLink> : <ButtonLink to={paths.home()}>{t('toHome')}</ButtonLink>}
      <ButtonLink variant="quiet" to={paths.tracking()}>
        {t('toTracking')}
      </ButtonLink>
    </>
  )
}
