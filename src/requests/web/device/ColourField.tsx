import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { useProblem } from '../booking/problems.tsx'
import { fieldId } from '../fields/field-id.ts'
import styles from './colour.module.css'
import { useColours, useProductTypes } from './use-product-types.ts'

const path = 'serviceRequest.deviceColourId'

type Props = { readonly typeId: number; readonly isOptional: boolean }

/** The colours of the chosen type as swatches, each with its name. */
export function ColourField({ typeId, isOptional }: Props) {
  const t = useTexts(requestTexts)
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const [brandId, groupId] = useWatch({ control, name: ['serviceRequest.brandId', 'serviceRequest.productGroupId'] })
  const colours = useColours(typeId, useProductTypes(brandId, groupId))
  const problem = useProblem(path)
  if (colours.length === 0) return null
  const choices = [...colours, ...(isOptional ? [{ id: null, name: t('device.noColour'), hex: null }] : [])]
  return (
    <FieldGroup name={fieldId(path)} label={t('device.colour')} problem={problem} isOptional={isOptional}>
      <Choices shape="chips">
        {choices.map(({ id, name, hex }) => (
          <Choice
            key={id ?? 'none'}
            type="radio"
            name={path}
            label={name}
            icon={<span className={styles.swatch} data-none={hex === null || undefined} style={hex ? { background: hex } : undefined} />}
            checked={field.value === id}
            onBlur={field.onBlur}
            onChange={() => field.onChange(id)}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
