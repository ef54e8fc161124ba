import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { defaultSerialBounds, generateTestImei, type IdentifierKind } from '../../identifier.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { brandOf, groupOf } from '../booking/form-answers.ts'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { TextField } from '../fields/TextField.tsx'
import { IdentifierAdvice } from './IdentifierAdvice.tsx'
import styles from './identifier.module.css'

const kinds: readonly IdentifierKind[] = ['imei', 'serial']

/** What tells this device from every other one: its IMEI, or where it has none or hides it, its serial number. */
export function IdentifierField() {
  const t = useTexts(requestTexts)
  const { setup } = useBooking()
  const { control, setValue } = useFormContext<BookingForm>()
  const serviceRequest = useWatch({ control, name: 'serviceRequest' })
  const { identifierKind: kind, identifierGenerated: isGenerated } = serviceRequest
  const { min, max } = brandOf({ serviceRequest }, setup)?.serial ?? defaultSerialBounds
  const mayGenerate = setup.form.definition.generateIdentifier

  const set = (identifier: string, { generated = false, as = 'imei' as IdentifierKind } = {}) => {
    setValue('serviceRequest.identifierKind', as)
    setValue('serviceRequest.identifier', identifier)
    setValue('serviceRequest.identifierGenerated', generated)
  }

  if (isGenerated)
    return (
      <Note as="div">
        <p>{t('identifier.generated', { identifier: serviceRequest.identifier })}</p>
        <Button variant="link" onClick={() => set('')}>
          {t('identifier.typeInstead')}
        </Button>
      </Note>
    )

  return (
    <div className={styles.identifier}>
      {groupOf({ serviceRequest }, setup)?.hasSim !== false && (
        <ChoiceCards
          path="serviceRequest.identifierKind"
          legend={t('identifier.kind')}
          choices={kinds.map((value) => ({ value, label: t(`identifier.${value}`) }))}
        />
      )}
      <TextField
        path="serviceRequest.identifier"
        label={t(kind === 'imei' ? 'identifier.imeiLabel' : 'identifier.serialLabel')}
        hint={kind === 'imei' ? t('identifier.imeiHint') : t('identifier.serialHint', { min, max })}
        inputMode={kind === 'imei' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        size="middle"
        isCheckedLive
        after={<IdentifierAdvice serviceRequest={serviceRequest} take={(identifier, as) => set(identifier, { as })} />}
      />
      {mayGenerate && (
        <details className={styles.details}>
          <summary>{t('identifier.none')}</summary>
          <p>{t('identifier.noneHint')}</p>
          <Button variant="quiet" onClick={() => set(generateTestImei(Math.random), { generated: true })}>
            {t('identifier.generate')}
          </Button>
        </details>
      )}
    </div>
  )
}
