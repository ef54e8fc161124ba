import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { CareForm } from './CareCell.tsx'
import styles from './desk.module.css'
import { useDesk } from './desk-context.ts'
import { useAction } from './use-action.ts'
import type { Closing } from './use-opening.ts'

/** Another day for the customer; which days can be promised, the server says. */
export function PromiseForm({ closing }: { readonly closing: Closing }) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const { request } = useDesk()
  const [day, setDay] = useState(request.promise.by ?? '')
  const [isMissing, setMissing] = useState(false)
  const { act, isPending, problem } = useAction(serviceDeskApi.changePromise)

  async function confirm() {
    setMissing(day === '')
    if (day === '') return
    const input = { params: { id: request.crmRequestId }, body: { version: request.version, promisedBy: day } }
    if (await act(input, t('care.promised', { day: formats.day(day) }))) closing.done()
  }

  return (
    <CareForm
      confirm={t('care.promiseSave')}
      isPending={isPending}
      problem={isMissing ? t('care.promiseMissing') : problem}
      onConfirm={confirm}
      onCancel={closing.cancel}
    >
      <input
        id="promisedBy"
        type="date"
        aria-label={t('care.promiseDay')}
        className={styles.input}
        min={request.today}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </CareForm>
  )
}
