import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { buybackApi } from '../../buyback.api.ts'
import { buybackTexts } from '../../texts.ts'
import type { DeskFormProps } from './desk-form.ts'

/** A device we do not buy goes back free of charge; seldom, so it is asked for first. */
export function ReturnForm(props: DeskFormProps) {
  const t = useTexts(buybackTexts)
  const { step, begin, leave, onto } = useOpenStep<'return'>()
  if (step) return <Asked {...props} close={leave} />
  return (
    <Actions>
      <Button ref={onto('return')} variant="quiet" onClick={() => begin('return')}>
        {t('desk.returnOpen')}
      </Button>
    </Actions>
  )
}

function Asked({ requestId, version, onChanged, close }: DeskFormProps & { readonly close: () => void }) {
  const t = useTexts(buybackTexts)
  const returning = useSend(buybackApi.returnBuyback)
  const form = useSchemaForm({
    schema: buybackApi.returnBuyback.body,
    values: { reason: '' },
    toBody: ({ reason }) => ({ version, reason }),
    focus: 'field',
    send: (body) => returning.mutateAsync({ params: { id: requestId }, body }),
    onSent: () => onChanged('returned'),
  })
  const place = useFormPlace(form, close)
  return (
    <Card as="form" {...place} edge="accent" aria-labelledby="return">
      <h3 id="return">{t('desk.returnTitle')}</h3>
      <ErrorText>{form.problem}</ErrorText>
      <FormLongTextField control={form.control} path="reason" name="returnReason" label={t('desk.returnReason')} limit={3000} rows={3} />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t('desk.returnConfirm')}
        </Button>
        <Button variant="quiet" onClick={() => void form.leave(close)} aria-disabled={form.isSubmitting}>
          {t('desk.cancel')}
        </Button>
      </Actions>
      <Muted role="status">{form.isSubmitting ? t('desk.working') : ''}</Muted>
    </Card>
  )
}
