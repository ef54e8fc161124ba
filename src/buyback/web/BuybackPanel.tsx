import { useRef } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { TooLate } from '#quotes/web/TooLate.tsx'
import { type TooLateAnswer, useTooLate } from '#quotes/web/use-too-late.ts'
import { differentAnswers } from '../answers.ts'
import { buybackApi } from '../buyback.api.ts'
import type { BuybackView } from '../buyback-view.ts'
import { buybackTexts } from '../texts.ts'
import styles from './buyback.module.css'
import { DecideOffer } from './DecideOffer.tsx'
import { useAnswerWords } from './questions/use-answer-words.ts'

type Props = {
  readonly requestId: number
  /** The request itself has moved on. */
  readonly onDecided?: () => unknown
}

/** The final offer for a device, and its owner's decision about it in two steps. Nothing where a device is repaired. */
export function BuybackPanel({ requestId, onDecided }: Props) {
  const { data, error, refetch } = useCall(buybackApi.getBuyback, { params: { id: requestId } })
  const reread = async () => {
    await readAgain(buybackApi.getBuyback)
    await onDecided?.()
  }
  const tooLate = useTooLate(reread)
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  if (!data?.buyback) return <TooLate sentence={tooLate.sentence} />
  return <Sale requestId={requestId} buyback={data.buyback} tooLate={tooLate} reread={reread} />
}

type SaleProps = { readonly requestId: number; readonly buyback: BuybackView; readonly tooLate: TooLateAnswer; readonly reread: () => Promise<void> }

function Sale({ requestId, buyback, tooLate, reread }: SaleProps) {
  const t = useTexts(buybackTexts)
  const { forint, day } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { offer, payout, returned, estimatedPrice, payoutAccountEnd } = buyback
  const deciding = { requestId, buyback, tooLate, heading, reread }
  return (
    <Card edge="accent" className={styles.step} aria-labelledby="buyback">
      <h2 id="buyback" ref={heading} tabIndex={-1}>
        {t('panel.title')}
      </h2>
      <TooLate sentence={tooLate.sentence} />
      <FactList
        variant="amounts"
        facts={[
          [t('panel.estimate'), forint(estimatedPrice)],
          [t('panel.offer'), offer && <strong key="offer">{forint(offer.price)}</strong>],
          [t('panel.payout'), offer && offer.payout !== offer.price ? forint(offer.payout) : null],
          [t('panel.account'), payoutAccountEnd],
        ]}
      />
      {offer && <Different buyback={buyback} offer={offer} />}
      {payout?.paidOn && <Note tone="success">{t('panel.paid', { amount: forint(payout.amount), day: day(payout.paidOn) })}</Note>}
      {returned && (
        <>
          <Note>{t('panel.returned')}</Note>
          <p className={styles.note}>{returned.reason}</p>
        </>
      )}
      {!offer && !returned && <Muted>{t('panel.waiting')}</Muted>}
      {/* Decided, its steps are gone. */}
      {offer && <DecideOffer key={offer.decision} {...deciding} offer={offer} />}
    </Card>
  )
}

/** What was found otherwise than it was described, and what the workshop says of the price. */
function Different({ buyback, offer }: { readonly buyback: BuybackView; readonly offer: NonNullable<BuybackView['offer']> }) {
  const t = useTexts(buybackTexts)
  const { inWords, nameOf } = useAnswerWords()
  const different = differentAnswers(buyback.answers, offer.found)
  return (
    <>
      {different.length > 0 && (
        <section aria-labelledby="different">
          <h3 id="different">{t('panel.different')}</h3>
          <List variant="rows">
            {different.map((question) => (
              <li key={question}>
                {nameOf(question)}: {t('panel.differs', { declared: inWords(question, buyback.answers), found: inWords(question, offer.found) })}
              </li>
            ))}
          </List>
        </section>
      )}
      {offer.reason && (
        <section aria-labelledby="reason">
          <h3 id="reason">{t('panel.reason')}</h3>
          <p className={styles.note}>{offer.reason}</p>
        </section>
      )}
    </>
  )
}
