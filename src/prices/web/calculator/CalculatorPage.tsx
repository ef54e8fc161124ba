import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { prefetchCall, useCall } from '#base/web/use-call.ts'
import { useHistoryStep } from '#base/web/use-step-in-history.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { publicPaths } from '#public-paths.ts'
import { questionIn, searchOf } from '../../calculator-question.ts'
import { calculatorTexts } from '../../calculator-texts.ts'
import { CalculatedAnswer } from './CalculatedAnswer.tsx'
import styles from './calculator.module.css'
import { firstStep, Questions } from './Questions.tsx'
import { dropQuestion, readQuestion, storeQuestion } from './stored-question.ts'

// A question that is answered is in the address, which is no reason to load anything.
export const shouldRevalidate = () => false

/** Code and data load side by side. */
export function clientLoader() {
  prefetchCall(catalogueApi.listBrands, {})
  prefetchCall(catalogueApi.listLookup, { params: { kind: 'failureOptions' } })
  return null
}

/** `/arkalkulator` and the same in the personal area: what a repair would cost, and from there its booking. */
export default function CalculatorPage() {
  const t = useTexts(calculatorTexts)
  const brands = useCall(catalogueApi.listBrands, {})
  const faults = useCall(catalogueApi.listLookup, { params: { kind: 'failureOptions' } })
  const services = useCall(catalogueApi.listLookup, { params: { kind: 'warrantyTypes' } })
  const error = brands.error ?? faults.error ?? services.error
  const known = brands.data && faults.data && services.data ? { brands: brands.data, faults: faults.data, services: services.data } : null
  return (
    <div className={styles.page}>
      <header>
        <PageTitle description={t('lead')}>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </header>
      {!known && (error ? <ErrorState error={error} retry={() => [brands, faults, services].map(({ refetch }) => refetch())} /> : <Loading />)}
      {known && <Calculator {...known} />}
    </div>
  )
}

type Known = Pick<ComponentProps<typeof Questions>, 'brands' | 'faults' | 'services'>

/** The questions, or what the address asks: the entry of the browser's history that names no step of them. */
function Calculator(known: Known) {
  const [search] = useSearchParams()
  const { name: step, isMoved, enter } = useHistoryStep()
  const question = questionIn(search)
  if (known.brands.length === 0 || known.faults.length === 0) return <NothingPriced />
  if (question && step === null)
    return (
      <CalculatedAnswer
        question={question}
        brand={known.brands.find(({ brandId }) => brandId === question.brandId)}
        change={() => {
          storeQuestion(question)
          enter(firstStep)
        }}
        askAgain={() => {
          dropQuestion()
          enter(null, { search: '' })
        }}
      />
    )
  return (
    <Questions
      {...known}
      asked={readQuestion() ?? question}
      isLed={isMoved}
      onAsked={(next) => {
        storeQuestion(next)
        enter(null, { search: `?${searchOf(next)}` })
      }}
    />
  )
}

function NothingPriced() {
  const t = useTexts(calculatorTexts)
  return (
    <EmptyState title={t('nothing')}>
      <p>{t('nothingText')}</p>
      <ButtonLink to={publicPaths.contact()}>{t('contact')}</ButtonLink>
    </EmptyState>
  )
}
