import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import { DocumentsSection } from '../documents/DocumentsSection.tsx'
import { ClaimNumberField } from '../fault/ClaimNumberField.tsx'
import { ChoiceChips } from '../fields/ChoiceChips.tsx'
import { LongTextField } from '../fields/LongTextField.tsx'
import { onlyDigits, TextField } from '../fields/TextField.tsx'

/** What is wrong with it, what comes with it, and the documents about it. */
export function FaultStep() {
  const t = useTexts(laterTexts)
  const { setup, serviceEntry } = useBooking()
  const { fields } = setup.form.definition
  const { failureOptions, accessories } = setup.lookups
  return (
    <>
      {fields.insuranceNumber !== 'hidden' && <ClaimNumberField isOptional={fields.insuranceNumber === 'optional'} />}
      {fields.failureOptions !== 'hidden' && (
        <ChoiceChips
          path="serviceRequest.failureOptionIds"
          legend={t('fault.options')}
          hint={t('fault.optionsHint')}
          isOptional={fields.failureOptions === 'optional'}
          choices={failureOptions}
        />
      )}
      {!serviceEntry.sale && (
        <LongTextField path="serviceRequest.troubleDescription" label={t('fault.description')} hint={t('fault.descriptionHint')} />
      )}
      {fields.accessories !== 'hidden' && (
        <ChoiceChips
          path="serviceRequest.accessoryIds"
          legend={t('fault.accessories')}
          hint={t('fault.accessoriesHint')}
          isOptional={fields.accessories === 'optional'}
          choices={accessories}
        />
      )}
      {fields.accessoriesOther !== 'hidden' && (
        <TextField path="serviceRequest.accessoriesOther" label={t('fault.accessoriesOther')} isOptional={fields.accessoriesOther === 'optional'} />
      )}
      {fields.repairCostLimit !== 'hidden' && (
        <TextField
          path="serviceRequest.repairCostLimit"
          label={t('fault.costLimit')}
          hint={t('fault.costLimitHint')}
          isOptional={fields.repairCostLimit === 'optional'}
          inputMode="numeric"
          size="middle"
          tidied={onlyDigits}
        />
      )}
      {fields.otherDescription !== 'hidden' && (
        <LongTextField path="serviceRequest.otherDescription" label={t('fault.other')} isOptional={fields.otherDescription === 'optional'} rows={3} />
      )}
      <DocumentsSection />
    </>
  )
}
