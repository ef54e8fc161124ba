import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { webhookEvents } from '../../webhook.ts'
import { eventWords } from '../../webhook-words.ts'

/** Where an endpoint is, and what it is told. */
export function WebhookFields<Values extends FieldValues, Sent>({ control }: { readonly control: Control<Values, unknown, Sent> }) {
  const t = useTexts(partnerApiTexts)
  const { field, fieldState } = useController({ control, name: 'events' as FieldPathByValue<Values, string[]> })
  const chosen: readonly string[] = field.value
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
      <FieldGroup name="events" label={t('webhooks.events')} problem={fieldState.error?.message}>
        <Choices shape="rows">
          {webhookEvents.map((event) => (
            <Choice
              key={event}
              type="checkbox"
              name="events"
              value={event}
              checked={chosen.includes(event)}
              onChange={() => field.onChange(chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event])}
              label={t(`webhooks.event.${eventWords[event]}`)}
              detail={<code>{event}</code>}
            />
          ))}
        </Choices>
      </FieldGroup>
    </>
  )
}
