import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import type { Sent } from '#base/endpoint.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { namesNothing } from '#base/web/not-found.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { company } from '#site/company.ts'
import { Words } from '#site/web/Words.tsx'
import type { PaymentResult } from '../payment.ts'
import { paymentsApi } from '../payments.api.ts'
import { paymentResultTexts } from '../result-texts.ts'
import styles from './PaymentResultPage.module.css'

/** After so many milliseconds we say that nobody has to wait here. */
const patience = 20_000
/** Milliseconds until an undecided payment is asked about again. */
const askAgainAfter = 3000

/**
 * `/sikeres-fizetes`, `/visszavont-fizetes`, `/sikertelen-fizetes`: where the provider sends the payer back. Which of them was opened proves
 * nothing, so all three say what the server knows of the payment in the address, and nothing without one (DESIGN 8.32).
 */
export default function PaymentResultPage() {
  const [query] = useSearchParams()
  const back = backIn(query)
  return back ? <KnownPayment back={back} /> : <Outcome outcome="nothing" />
}

type Back = Sent<typeof paymentsApi.returnFromPayment>['query']

/** PayPal sends the payer back with a token, SimplePay with a signed answer. */
function backIn(query: URLSearchParams): Back | undefined {
  const [token, r, s] = [query.get('token'), query.get('r'), query.get('s')]
  if (r && s) return { r, s }
  return token ? { token, PayerID: query.get('PayerID') ?? undefined } : undefined
}

function KnownPayment({ back }: { readonly back: Back }) {
  const isKnownWho = useSession().kind !== 'checking'
  const { data, error, refetch } = useCall(paymentsApi.returnFromPayment, { query: back }, { enabled: isKnownWho, staleTime: 0 })
  useEffect(() => {
    if (data?.status !== 'pending') return
    const timer = setTimeout(() => void refetch(), askAgainAfter)
    return () => clearTimeout(timer)
  }, [data, refetch])

  if (data?.status === 'pending') return <Waiting />
  if (data) return <Outcome outcome={data.status} card={data.paymentMethodId === 5 ? data : undefined} crmRequestId={data.crmRequestId} />
  if (error?.status === 401 || error?.status === 403) return <Outcome outcome="whoIsIt" />
  if (namesNothing(error)) return <Outcome outcome="nothing" />
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

type CardPayment = { readonly transactionId: string; readonly timedOut: boolean }
type OutcomeProps = {
  readonly outcome: Exclude<PaymentResult, 'pending'> | 'nothing' | 'whoIsIt'
  readonly card?: CardPayment | undefined
  /** What was paid for; who was told of the payment may open it. */
  readonly crmRequestId?: number
}

const edges = { success: 'accent', lateSuccess: 'line', failed: 'danger', aborted: 'line', nothing: 'line', whoIsIt: 'line' } as const

function Outcome({ outcome, card, crmRequestId }: OutcomeProps) {
  const t = useTexts(paymentResultTexts)
  return (
    <Card as="div" width="text" edge={edges[outcome]} className={styles.panel}>
      <PageTitle>{t(`${outcome}.title`)}</PageTitle>
      {card && <CardSentence outcome={outcome} card={card} />}
      <p className={styles.words}>{t(card?.timedOut ? 'aborted.text' : `${outcome}.text`)}</p>
      <Actions shape="centre">
        {crmRequestId === undefined ? <OnwardLinks isUnknown={outcome === 'whoIsIt'} /> : <LinksFromPaid crmRequestId={crmRequestId} />}
      </Actions>
      <p className={styles.help}>
        <Words>{t('help', { phone: company.phone, email: company.email })}</Words>
      </p>
    </Card>
  )
}

/** What SimplePay wants the payer to read of a payment by card, beside what we say ourselves. */
function CardSentence({ outcome, card }: Pick<OutcomeProps, 'outcome' | 'card'>) {
  const t = useTexts(paymentResultTexts)
  const id = card?.transactionId ?? ''
  if (outcome === 'success') return <p>{t('card.success', { id })}</p>
  if (outcome === 'aborted') return <p>{t('card.aborted')}</p>
  if (outcome === 'failed') return <p>{card?.timedOut ? t('card.timedOut') : t('card.failed', { id })}</p>
  return null
}

/** The request first, which is open in this tab, without asking for its link again; then where SPEC 4 has the payer go. */
function LinksFromPaid({ crmRequestId }: { readonly crmRequestId: number }) {
  const t = useTexts(paymentResultTexts)
  const isSignedIn = useSession().kind === 'signedIn'
  return (
    <>
      <ButtonLink to={isSignedIn ? paths.ownRequest(crmRequestId) : paths.externalRequest(String(crmRequestId))}>{t('toRequest')}</ButtonLink>
      <ButtonLink variant="quiet" to={isSignedIn ? paths.myRequests() : paths.home()}>
        {t(isSignedIn ? 'toClaims' : 'toHome')}
      </ButtonLink>
    </>
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
