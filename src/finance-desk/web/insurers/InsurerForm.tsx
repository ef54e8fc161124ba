import { call } from '#base/web/call.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type Insurer, insurerData, insurersApi } from '#quotes/insurers.api.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

type Props = {
  /** Null: a new one. */
  readonly insurer: Insurer | null
  readonly onSaved: () => void
  readonly onCancel: () => void
}

const usualDays = '30'

const valuesOf = (insurer: Insurer | null) => ({
  name: insurer?.name ?? '',
  postalCode: insurer?.postalCode ?? '',
  city: insurer?.city ?? '',
  address: insurer?.address ?? '',
  taxNumber: insurer?.taxNumber ?? '',
  email: insurer?.email ?? '',
  dueDays: insurer ? String(insurer.dueDays) : usualDays,
})

/** What is known of an insurer. When somebody else changed it meanwhile, both stand side by side and nothing is saved unseen. */
export function InsurerForm({ insurer, onSaved, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const form = useSchemaForm({
    schema: insurerData,
    values: valuesOf(insurer),
    toBody: ({ dueDays, ...rest }) => ({ ...rest, dueDays: figure(dueDays) }),
    send: (body) =>
      insurer
        ? call(insurersApi.changeInsurer, { params: { insurerId: insurer.id }, body: { ...body, version: insurer.version } })
        : call(insurersApi.addInsurer, { body }),
    onSent: onSaved,
    overtaken: insurer
      ? {
          now: async () => {
            const { insurers } = await readNow(insurersApi.listInsurers, {})
            const now = insurers.find((other) => other.id === insurer.id)
            return now ? valuesOf(now) : null
          },
          names: {
            name: t('insurers.name'),
            postalCode: t('insurers.postalCode'),
            city: t('insurers.city'),
            address: t('insurers.address'),
            taxNumber: t('insurers.taxNumber'),
            email: t('insurers.email'),
            dueDays: t('insurers.dueDays'),
          },
        }
      : undefined,
    focus: 'field',
  })
  const { control } = form
  const id = insurer?.id ?? 'new'
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form} aria-label={insurer?.name ?? t('insurers.add')}>
      <FormTextField control={control} path="name" name={`name-${id}`} label={t('insurers.name')} autoComplete="off" />
      <FormTextField control={control} path="taxNumber" name={`tax-${id}`} label={t('insurers.taxNumber')} autoComplete="off" />
      <FormTextField control={control} path="postalCode" name={`postal-${id}`} label={t('insurers.postalCode')} autoComplete="off" />
      <FormTextField control={control} path="city" name={`city-${id}`} label={t('insurers.city')} autoComplete="off" />
      <FormTextField control={control} path="address" name={`address-${id}`} label={t('insurers.address')} autoComplete="off" />
      <FormTextField
        control={control}
        path="email"
        name={`email-${id}`}
        label={t('insurers.email')}
        hint={t('insurers.emailHint')}
        type="email"
        autoComplete="off"
      />
      <FormTextField control={control} path="dueDays" name={`days-${id}`} label={t('insurers.dueDays')} inputMode="numeric" />
      <OvertakenNotice overtaken={form.overtaken} />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <SendButton type="submit" isSending={form.isSubmitting}>
          {t('transfers.save')}
        </SendButton>
        <Button variant="quiet" onClick={() => void form.leave(onCancel)} aria-disabled={form.isSubmitting}>
          {t('transfers.cancel')}
        </Button>
      </Actions>
    </form>
  )
}
