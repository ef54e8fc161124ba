import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { surplusWays } from '#payments/surpluses.ts'
import { financeTexts } from '../../texts.ts'

type Props<Values extends FieldValues, Sent> = Pick<ComponentProps<typeof FormSelectField<Values, Sent>>, 'control' | 'path' | 'name' | 'hint'>

/** Where money went that was sent back by hand. */
export function SentToField<Values extends FieldValues, Sent>(props: Props<Values, Sent>) {
  const t = useTexts(financeTexts)
  return (
    <FormSelectField {...props} label={t('surpluses.sentTo.label')}>
      {surplusWays.map((way) => (
        <option key={way} value={way}>
          {t(`surpluses.sentTo.${way}`)}
        </option>
      ))}
    </FormSelectField>
  )
}
