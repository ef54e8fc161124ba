import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { publicPaths } from '#public-paths.ts'
import { bookingOf, type CalculatorQuestion } from '../../calculator-question.ts'
import { calculatorTexts } from '../../calculator-texts.ts'
import { pricesApi } from '../../prices.api.ts'
import { priceTexts } from '../../texts.ts'
import { CalculatedParts, CalculatedSum } from '../CalculatedRepair.tsx'
import styles from './calculator.module.css'
import type { Brands } from './questions-form.ts'

type Props = {
  readonly question: CalculatorQuestion
  /** Undefined: an address that names none we know. */
  readonly brand: Brands[number] | undefined
  readonly change: () => void
  readonly askAgain: () => void
}

/** What the repair is expected to cost, and the way to its booking, which takes along what was answered. */
export function CalculatedAnswer({ question, brand, change, askAgain }: Props) {
  const t = useTexts(calculatorTexts)
  const prices = useTexts(priceTexts)
  const { pathname } = useLocation()
  const { data, error, refetch } = useCall(pricesApi.calculateRepair, { body: question })
  const device = useDevice(question, brand)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const booking = brand && bookingOf(brand, question.warrantyTypeId, pathname.startsWith(publicPaths.dashboard()))
  // An address of ours begins with its path.
  const isElsewhere = booking !== undefined && !booking.startsWith('/')
  const { brandId, productGroupId, productTypeId, failureOptionIds } = question
  const chosen = { brandId, productGroupId, productTypeId, productTypeOther: device.model, failureOptionIds }
  return (
    <Card edge="accent" className={styles.form} aria-labelledby="answer">
      <h2 id="answer" ref={heading} tabIndex={-1}>
        {prices('estimate.title')}
      </h2>
      <p>{device.words}</p>
      {!data && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {data && (
        <>
          <CalculatedSum calculation={data} />
          {isElsewhere && <Note>{prices('brand.elsewhere', { brand: brand?.brandName ?? '' })}</Note>}
          {data.inspectionNeeded && <Note>{t('answer.person')}</Note>}
          <CalculatedParts calculation={data} />
        </>
      )}
      <Actions>
        {data && booking && (
          <ButtonLink to={booking} state={{ chosen }}>
            {t(isElsewhere ? 'answer.elsewhere' : 'answer.book')}
          </ButtonLink>
        )}
        {data?.inspectionNeeded && (
          <ButtonLink variant="quiet" to={publicPaths.contact()}>
            {t('contact')}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={change}>
          {t('answer.change')}
        </Button>
        <Button variant="link" onClick={askAgain}>
          {t('answer.again')}
        </Button>
      </Actions>
    </Card>
  )
}

/** The device in words; `model`: the name of a listed one, otherwise empty. */
function useDevice({ brandId, productGroupId, productTypeId }: CalculatorQuestion, brand: Brands[number] | undefined) {
  const t = useTexts(calculatorTexts)
  const groups = useCall(catalogueApi.listBrandProductGroups, { params: { id: brandId } }, { enabled: productTypeId === null })
  const types = useCall(catalogueApi.listProductTypes, { params: { brandId, groupId: productGroupId } }, { enabled: productTypeId !== null })
  const brandName = brand?.brandName ?? ''
  const model = types.data?.find(({ id }) => id === productTypeId)?.tradeName ?? ''
  const group = groups.data?.find(({ id }) => id === productGroupId)?.name ?? ''
  return { model, words: productTypeId === null ? t('answer.unlisted', { brand: brandName, group }) : `${brandName} ${model}` }
}
