import { useController } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Input } from '#base/web/kit/Control.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { CareForm } from './CareCell.tsx'
import type { Closing } from './closing.ts'
import { useDesk } from './desk-context.ts'
import { requestNow } from './request-now.ts'
import { useAction } from './use-action.ts'

const valuesOf = ({ promise }: DeskRequest) => ({ promisedBy: promise.by ?? '', reason: '' })

/** Another day for the customer, who is mailed it with the reason; which days can be promised, the server says. */
export function PromiseForm({ done, cancel }: Closing) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const { request } = useDesk()
  const { perform } = useAction(serviceDeskApi.changePromise)
  const form = useSchemaForm({
    schema: serviceDeskApi.changePromise.body,
    values: valuesOf(request),
    toBody: ({ promisedBy, reason }) => ({ version: request.version, promisedBy: promisedBy || undefined, reason }),
    missing: { promisedBy: t('care.promiseMissing'), reason: t('care.promiseReasonMissing') },
    send: (body) => perform({ params: { id: request.crmRequestId }, body }, t('care.promised', { day: formats.day(body.promisedBy) })),
    onSent: done,
    overtaken: {
      ...requestNow(request, valuesOf),
      inWords: { promisedBy: (day) => (day ? formats.day(day) : '') },
    },
    focus: 'field',
  })
  const { field, fieldState } = useController({ control: form.control, name: 'promisedBy' })

  return (
    <CareForm form={form} confirm={t('care.promiseSave')} problem={fieldState.error?.message} onCancel={cancel}>
      <Input
        id="promisedBy"
        type="date"
        aria-label={t('care.promiseDay')}
        aria-invalid={fieldState.error ? true : undefined}
        min={request.today}
        {...field}
      />
      <FormTextField
        control={form.control}
        path="reason"
        name="promiseReason"
        label={t('care.promiseReason')}
        hint={t('care.promiseReasonHint')}
        maxLength={300}
      />
    </CareForm>
  )
}
