import { z } from 'zod'
import { call } from '#base/web/call.ts'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { refusedWith } from '#errors.ts'
import { type Insurer, insurersApi } from '#quotes/insurers.api.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { financeTexts } from '../../texts.ts'

type Props = {
  readonly requestId: number
  readonly insurers: readonly Insurer[]
  readonly onNamed: () => unknown
  /** Somebody else named it meanwhile. */
  readonly onOvertaken: () => unknown
}

const choice = z.object({ insurerId: z.string().min(1, refusedWith('REQUIRED')) })

/** Whom the repair is invoiced to, where nobody said it when the insurer was asked. */
export function NameInsurer({ requestId, insurers, onNamed, onOvertaken }: Props) {
  const t = useTexts(financeTexts)
  const form = useSchemaForm({
    schema: choice,
    values: { insurerId: '' },
    send: ({ insurerId }) => call(insurersApi.nameInsurer, { params: { id: requestId }, body: { insurerId: Number(insurerId) } }),
    onSent: onNamed,
    onRefused: ({ code }) => {
      if (code === 'INSURER_NAMED') onOvertaken()
      return false
    },
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={formatRequestNumber(requestId)}>
      <FormSelectField control={form.control} path="insurerId" name={`insurer-${requestId}`} label={t('insurers.which')}>
        {insurers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <SendButton type="submit" variant="quiet" isSending={form.isSubmitting}>
          {t('insurers.saveWhich')}
        </SendButton>
      </Actions>
    </form>
  )
}
