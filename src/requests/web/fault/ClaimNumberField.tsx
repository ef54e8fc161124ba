import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { isClaimNumber, normaliseClaimNumber } from '../../claim-number.ts'
import { laterTexts } from '../../later-texts.ts'
import { requestsApi } from '../../requests.api.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { useProblems } from '../booking/problems.tsx'
import styles from '../device/identifier.module.css'
import { TextField } from '../fields/TextField.tsx'

const path = 'serviceRequest.insuranceNumber'

/** The insurer is asked when the field is left; where it does not answer, sending will ask again. */
export function ClaimNumberField({ isOptional }: { readonly isOptional: boolean }) {
  const t = useTexts(laterTexts)
  const { control, getValues } = useFormContext<BookingForm>()
  const { tell } = useProblems()
  const [known, setKnown] = useState<string | null>(null)
  const typed = useWatch({ control, name: path })

  async function ask() {
    const number = getValues(path)
    if (!isClaimNumber(number) || normaliseClaimNumber(number) === known) return
    try {
      const answer = await call(requestsApi.checkClaimNumber, { params: { number: normaliseClaimNumber(number) } })
      setKnown(answer.number)
    } catch (error) {
      const isUnknown = error instanceof CallRefused && error.code === 'INSURANCE_NUMBER_VALIDATION'
      if (isUnknown && getValues(path) === number) tell({ path, message: error.message })
    }
  }

  return (
    <TextField
      path={path}
      label={t('fault.claim')}
      hint={t('fault.claimHint')}
      isOptional={isOptional}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      size="middle"
      isCheckedLive
      whenLeft={() => void ask()}
      after={
        <p role="status" className={`${styles.good} ${styles.answer}`}>
          {known !== null && normaliseClaimNumber(typed) === known && (
            <>
              <IconCircleCheck size={20} aria-hidden="true" />
              {t('fault.claimGood')}
            </>
          )}
        </p>
      }
    />
  )
}
