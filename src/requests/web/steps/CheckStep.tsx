import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import { AnswerList } from '../check/AnswerList.tsx'
import { Consents } from '../check/Consents.tsx'
import { Notices } from '../check/Notices.tsx'

/** Everything once more, what it may cost, and the customer's word. */
export function CheckStep() {
  const t = useTexts(laterTexts)
  const { setup } = useBooking()
  return (
    <>
      <p>{t('check.lead')}</p>
      <AnswerList />
      <Notices setup={setup} />
      <Consents />
    </>
  )
}
