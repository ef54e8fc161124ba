import { useWatch } from 'react-hook-form'
import { OneOf } from '#base/web/forms/choice-fields.tsx'
import { FormLongTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { saidBy } from '#requests/said-by.ts'
import { buybackApi } from '../../buyback.api.ts'
import { buybackTexts } from '../../texts.ts'
import type { DeskFormProps } from './desk-form.ts'

/** What the seller decided by phone, by e-mail or in person. */
export function DecideOnBehalf({ requestId, version, buyback, onChanged }: DeskFormProps) {
  const t = useTexts(buybackTexts)
  const deciding = useSend(buybackApi.decideBuybackOnBehalf)
  const form = useSchemaForm({
    schema: buybackApi.decideBuybackOnBehalf.body,
    values: { accepted: '', sellerOwns: false, method: '', note: '' },
    toBody: ({ accepted, sellerOwns, method, note }) => ({
      version,
      accepted: accepted === '' ? undefined : accepted === 'yes',
      declarations: { sellerOwns },
      method: method || undefined,
      note,
    }),
    fieldAt: (path) => path.replace('declarations.', ''),
    focus: 'field',
    send: (body) => deciding.mutateAsync({ params: { id: requestId }, body }),
    onSent: () => onChanged('noted'),
  })
  const { control } = form
  const isAccepted = useWatch({ control, name: 'accepted' }) === 'yes'
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void form.submit(event)} noValidate aria-labelledby="behalf">
      <h3 id="behalf">{t('desk.behalf')}</h3>
      <ErrorText>{form.problem}</ErrorText>
      <OneOf
        control={control}
        path="accepted"
        legend={t('desk.decision')}
        choices={[
          { value: 'yes', label: t('desk.accepted') },
          { value: 'no', label: t('desk.declined') },
        ]}
        shape="row"
      />
      {isAccepted && !buyback.isCompany && <FormTickField control={control} path="sellerOwns" label={buyback.texts.sellerOwns.text} />}
      <OneOf
        control={control}
        path="method"
        legend={t('desk.method')}
        choices={saidBy.map((value) => ({ value, label: t(`desk.${value}`) }))}
        shape="row"
      />
      <FormLongTextField control={control} path="note" label={t('desk.note')} limit={3000} rows={3} />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t('desk.behalfConfirm')}
        </Button>
      </Actions>
      <Muted role="status">{form.isSubmitting ? t('desk.working') : ''}</Muted>
    </Card>
  )
}
