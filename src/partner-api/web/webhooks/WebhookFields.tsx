import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { webhookEvents } from '../../webhook.ts'
import { eventWords } from '../../webhook-words.ts'
import { FormTickList } from '../FormTickList.tsx'

/** Where an endpoint is, and what it is told. */
export function WebhookFields<Values extends FieldValues, Sent>({ control }: { readonly control: Control<Values, unknown, Sent> }) {
  const t = useTexts(partnerApiTexts)
  return (
    <>
      <FormTextField
        control={control}
        path={'url' as FieldPathByValue<Values, string>}
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        required
        autoComplete="off"
      />
      <FormTickList
        control={control}
        path={'events' as FieldPathByValue<Values, string[]>}
        label={t('webhooks.events')}
        choices={webhookEvents.map((event) => ({ value: event, label: t(`webhooks.event.${eventWords[event]}`), detail: <code>{event}</code> }))}
      />
    </>
  )
}
