import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { differentAnswers } from '../answers.ts'
import { buybackApi } from '../buyback.api.ts'
import type { BuybackView } from '../buyback-view.ts'
import { buybackTexts } from '../texts.ts'
import styles from './buyback.module.css'
import { DecideOnBehalf } from './desk/DecideOnBehalf.tsx'
import type { BuybackStep } from './desk/desk-form.ts'
import { InspectionForm } from './desk/InspectionForm.tsx'
import { PayForm } from './desk/PayForm.tsx'
import { ReturnForm } from './desk/ReturnForm.tsx'
import { useAnswerWords } from './questions/use-answer-words.ts'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it; what is sent says which one was looked at. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** The employee's side of a buyback: what was described, the inspection and its offer, the decision, the payout. */
export function BuybackDesk({ requestId, version, onChanged }: Props) {
  const t = useTexts(buybackTexts)
  const { news, tell } = useNews()
  const { data, error, refetch } = useCall(buybackApi.getBuyback, { params: { id: requestId } })
  if (error && !data) return error.status === 403 ? null : <ErrorState error={error} retry={refetch} />
  if (!data?.buyback) return null
  const changed = async (step: BuybackStep) => {
    await readAgain(buybackApi.getBuyback)
    await onChanged()
    tell(t(`desk.${step}`))
  }
  const { buyback } = data
  const form = { requestId, version, buyback, onChanged: changed }
  return (
    <div className={styles.step}>
      <News news={news} />
      <Described buyback={buyback} />
      <HeldForm>{buyback.may.offer && <InspectionForm {...form} />}</HeldForm>
      <HeldForm>{buyback.may.return && <ReturnForm {...form} />}</HeldForm>
      {buyback.offer && <Offered answers={buyback.answers} offer={buyback.offer} />}
      {buyback.returned && <Note className={styles.note}>{buyback.returned.reason}</Note>}
      <HeldForm>{buyback.may.decideOnBehalf && <DecideOnBehalf {...form} />}</HeldForm>
      <HeldForm>{buyback.may.pay && <PayForm {...form} />}</HeldForm>
    </div>
  )
}

function Described({ buyback }: { readonly buyback: BuybackView }) {
  const t = useTexts(buybackTexts)
  const { forint, dayOf } = useFormats()
  const words = useAnswerWords()
  return (
    <Card aria-labelledby="described">
      <h3 id="described">{t('desk.declared')}</h3>
      <FactList
        variant="dense"
        facts={[
          [t('panel.estimate'), `${forint(buyback.estimatedPrice)}, ${t(`result.grade${buyback.grade}`)}`],
          [t('desk.until'), dayOf(buyback.estimatedUntil)],
          [t('desk.storage'), buyback.storageGb === null ? null : t('model.size', { gb: buyback.storageGb })],
          ...words.facts(buyback.answers),
        ]}
      />
    </Card>
  )
}

type Offering = { readonly answers: BuybackView['answers']; readonly offer: NonNullable<BuybackView['offer']> }

/** Of what was found, only what is otherwise than it was described: the rest stands above. */
function Offered({ answers, offer }: Offering) {
  const t = useTexts(buybackTexts)
  const { forint, day, moment } = useFormats()
  const words = useAnswerWords()
  return (
    <Card className={styles.step} aria-labelledby="offered">
      <h3 id="offered">{t('panel.offer')}</h3>
      <FactList
        variant="dense"
        facts={[
          [t('panel.offer'), `${forint(offer.price)}, ${t(`result.grade${offer.grade}`)}`],
          [t('panel.payout'), offer.payout === offer.price ? null : forint(offer.payout)],
          [t('panel.reason'), offer.reason],
          ...differentAnswers(answers, offer.found).map((question): [string, string] => [
            words.nameOf(question),
            t('panel.differs', { declared: words.inWords(question, answers), found: words.inWords(question, offer.found) }),
          ]),
        ]}
      />
      <p>
        {offer.decision && offer.decidedAt
          ? t(`desk.decided.${offer.decision}`, { at: moment(offer.decidedAt) })
          : t('desk.decidesUntil', { day: day(offer.lastDay) })}
      </p>
    </Card>
  )
}
