import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { prefetchCall, useCall } from '#base/web/use-call.ts'
import { useHistoryStep } from '#base/web/use-step-in-history.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { buybackApi } from '../buyback.api.ts'
import { buybackTexts } from '../texts.ts'
import styles from './buyback.module.css'
import { Estimate } from './Estimate.tsx'
import { firstStep, Questionnaire } from './Questionnaire.tsx'
import { questionsOf } from './questions/questions-form.ts'
import { dropEstimate, readEstimate } from './stored-estimate.ts'

/** Code and data load side by side. */
export function clientLoader() {
  prefetchCall(buybackApi.listBuybackModels, {})
  return null
}

/** The entry of the browser's history after the last question: its way back leads to what was answered. */
const priced = 'price'

/** `/felvasarlas` and the same in the personal area: what a device is worth, and from there the courier. */
export default function BuybackPage() {
  const t = useTexts(buybackTexts)
  const { pathname } = useLocation()
  const { data, error, refetch } = useCall(buybackApi.listBuybackModels, {})
  const [stored, setStored] = useState(readEstimate)
  const { name: step, isMoved, enter } = useHistoryStep()
  const isAsked = stored === null || (step !== null && step !== priced)
  const [round, setRound] = useState(0)
  const order = pathname.startsWith(paths.dashboard()) ? paths.ownBuybackOrder() : paths.buybackOrder()
  return (
    <div className={styles.page}>
      <header>
        <PageTitle description={t('lead')}>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </header>
      {!data && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {data?.models.length === 0 && <EmptyState title={t('nothing')} />}
      {data && data.models.length > 0 && !isAsked && stored && <Estimate estimate={stored} order={order} change={() => enter(firstStep)} />}
      {data && data.models.length > 0 && isAsked && (
        <>
          {stored && (
            <Note>
              {t('restored')}{' '}
              <Button
                variant="link"
                onClick={() => {
                  dropEstimate()
                  setStored(null)
                  setRound(round + 1)
                  enter(null, { replace: true })
                }}
              >
                {t('startAgain')}
              </Button>
            </Note>
          )}
          <Questionnaire
            key={round}
            models={data.models}
            values={questionsOf(stored)}
            isLed={isMoved}
            onEstimated={(estimate) => {
              setStored(estimate)
              enter(priced)
            }}
          />
        </>
      )}
    </div>
  )
}
