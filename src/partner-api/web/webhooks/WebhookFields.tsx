import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { webhookEvents } from '../../webhook.ts'
import { eventWords } from '../../webhook-words.ts'
import { FormTickList } from '../FormTickList.tsx'
import { useOffered } from '../use-offered.ts'

/** Where an endpoint is, and what it is told. */
export function WebhookFields<Values extends FieldValues, Sent>({ control }: { readonly control: Control<Values, unknown, Sent> }) {
  const t = useTexts(partnerApiTexts)
  const path = 'events' as FieldPathByValue<Values, string[]>
  const offered = useOffered(webhookEvents, 'prealert.changed', useWatch({ control, name: path }))
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
        path={path}
        label={t('webhooks.events')}
        choices={offered.map((event) => ({ value: event, label: t(`webhooks.event.${eventWords[event]}`), detail: <code>{event}</code> }))}
      />
    </>
  )
}
