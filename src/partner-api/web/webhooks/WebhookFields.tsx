import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { webhookEvents } from '../../webhook.ts'
import { eventWords } from '../../webhook-words.ts'
import { FormTickList } from '../FormTickList.tsx'
import { useAnnounces } from '../use-announces.ts'

/** Where an endpoint is, and what it is told. */
export function WebhookFields<Values extends FieldValues, Sent>({ control }: { readonly control: Control<Values, unknown, Sent> }) {
  const t = useTexts(partnerApiTexts)
  const announces = useAnnounces()
  const path = 'events' as FieldPathByValue<Values, string[]>
  const chosen: readonly string[] = useWatch({ control, name: path })
  const offered = webhookEvents.filter((event) => event !== 'prealert.changed' || announces || chosen.includes(event))
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
