import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import { AnswerList } from '../check/AnswerList.tsx'
import { Consents } from '../check/Consents.tsx'
import { Notices } from '../check/Notices.tsx'

/** Everything once more, what it may cost, and the customer's word. */
export function CheckStep() {
  const t = useTexts(requestTexts)
  return (
    <>
      <p>{t('check.lead')}</p>
      <AnswerList />
      <Notices />
      <Consents />
    </>
  )
}
