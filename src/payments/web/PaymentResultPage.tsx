import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { ButtonLink } from '#base/web/Button.tsx'
import { PageTitle } from '#base/web/PageTitle.tsx'
import { LoadingPanel } from '#base/web/panels.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { company } from '../company.ts'
import { siteTexts } from '../texts.ts'
import styles from './PaymentResultPage.module.css'
import { Words } from './Words.tsx'

/** After so long we say that a letter will come, too. */
const patience = 20_000

const outcomes = {
  [paths.paymentSucceeded()]: 'success',
  [paths.paymentCancelled()]: 'cancelled',
  [paths.paymentFailed()]: 'failed',
} as const

/**
 * `/sikeres-fizetes`, `/visszavont-fizetes`, `/sikertelen-fizetes`: how a payment ended and what comes next. With
 * `?allapot=folyamatban` the payment is still being looked at (SPEC 2, loading state).
 */
export default function PaymentResultPage() {
  const { pathname, search } = useLocation()
  const outcome = outcomes[pathname.replace(/\/$/, '')] ?? 'failed'
  return new URLSearchParams(search).get('allapot') === 'folyamatban' ? <Waiting /> : <Result key={outcome} outcome={outcome} />
}

function Waiting() {
  const t = useTexts(siteTexts)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.panel}>
      <PageTitle>{t('payment.loadingTitle')}</PageTitle>
      <LoadingPanel />
      <p role="status">{t(isSlow ? 'payment.slow' : 'payment.loading')}</p>
    </div>
  )
}

function Result({ outcome }: { readonly outcome: 'success' | 'cancelled' | 'failed' }) {
  const t = useTexts(siteTexts)
  const isSignedIn = useSession().kind === 'signedIn'
  return (
    <div className={styles.panel} data-outcome={outcome}>
      <PageTitle>{t(`payment.${outcome}Title`)}</PageTitle>
      <p className={styles.words}>{t(`payment.${outcome}`)}</p>
      {/* SPEC 4: whoever is logged in goes on to the claims list, anybody else home. */}
      <p className={styles.deeds}>
        {isSignedIn ? (
          <ButtonLink to={paths.dashboard()}>{t('payment.toClaims')}</ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.home()}>{t('payment.toHome')}</ButtonLink>
            <ButtonLink look="quiet" to={paths.tracking()}>
              {t('payment.toTracking')}
            </ButtonLink>
          </>
        )}
      </p>
      <p className={styles.help}>
        <Words>{t('payment.help', { phone: company.phone, email: company.email })}</Words>
      </p>
    </div>
  )
}
