import type { RefObject } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { useDecision } from '#quotes/web/use-decision.ts'
import type { TooLateAnswer } from '#quotes/web/use-too-late.ts'
import { buybackApi } from '../buyback.api.ts'
import type { BuybackView } from '../buyback-view.ts'
import { buybackTexts } from '../texts.ts'
import styles from './buyback.module.css'

type Offer = NonNullable<BuybackView['offer']>
type Props = {
  readonly requestId: number
  readonly buyback: BuybackView
  readonly offer: Offer
  readonly tooLate: TooLateAnswer
  readonly heading: RefObject<HTMLElement | null>
  readonly reread: () => Promise<void>
}

/** Accept is the loud button, decline a quiet one; each has a second step. Decided, it says what was. */
export function DecideOffer(props: Props) {
  const { buyback, offer, tooLate, heading } = props
  const t = useTexts(buybackTexts)
  const formats = useFormats()
  const { step, back, onto, begin, refused } = useDecision(tooLate, heading)
  if (offer.decision && offer.decidedAt) {
    const tone = offer.decision === 'accepted' ? 'success' : 'plain'
    return <Note tone={tone}>{t(`panel.${offer.decision}`, { at: formats.moment(offer.decidedAt) })}</Note>
  }
  if (step !== null && buyback.may.decide) return <Deciding {...props} accepted={step === 'accept'} back={back} onRefused={refused} />
  return (
    <>
      <p>
        <strong>{t('panel.until', { day: formats.day(offer.lastDay) })}</strong>
        <br />
        {t('panel.free')}
      </p>
      {buyback.may.decide && (
        <Actions>
          <Button ref={onto('accept')} onClick={() => begin('accept')}>
            {t('panel.accept')}
          </Button>
          <Button ref={onto('reject')} variant="quiet" onClick={() => begin('reject')}>
            {t('panel.decline')}
          </Button>
        </Actions>
      )}
    </>
  )
}

type DecidingProps = Props & {
  readonly accepted: boolean
  readonly back: () => void
  readonly onRefused: ReturnType<typeof useDecision>['refused']
}

/** The second step: what happens, what a private seller declares (unticked), and the last word. */
function Deciding({ requestId, buyback, offer, accepted, back, onRefused, reread }: DecidingProps) {
  const t = useTexts(buybackTexts)
  const { forint } = useFormats()
  const answering = useSend(buybackApi.answerBuybackOffer)
  const { texts, isCompany } = buyback
  const form = useSchemaForm({
    schema: buybackApi.answerBuybackOffer.body,
    values: { sellerOwns: false },
    toBody: (declarations) => ({ accepted, declarations, textVersions: { sellerOwns: texts.sellerOwns.id, sellDevice: texts.sellDevice.id } }),
    fieldAt: (path) => path.replace('declarations.', ''),
    send: (body) => answering.mutateAsync({ params: { id: requestId }, body }),
    onSent: reread,
    onRefused: (refusal) => {
      onRefused(refusal)
      return false
    },
  })
  const { place, heading } = useStepPlace(back, form.isSubmitting)
  return (
    <form className={styles.step} onSubmit={(event) => void form.submit(event)} {...place} noValidate aria-labelledby="decide-offer">
      <h3 id="decide-offer" {...heading}>
        {t(accepted ? 'panel.acceptTitle' : 'panel.declineTitle')}
      </h3>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <p>{accepted ? t('panel.acceptLead', { amount: forint(offer.payout) }) : t('panel.free')}</p>
      {accepted && isCompany && <p>{t('panel.companyLead')}</p>}
      {accepted && !isCompany && <FormTickField control={form.control} path="sellerOwns" label={texts.sellerOwns.text} />}
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {accepted ? texts.sellDevice.text : t('panel.declineConfirm')}
        </Button>
        <Button variant="quiet" onClick={back}>
          {t('panel.back')}
        </Button>
      </Actions>
      <Muted role="status">{form.isSubmitting ? t('panel.sending') : ''}</Muted>
    </form>
  )
}
