import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readNow } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownPreAlert } from '../../pre-alert.ts'
import { preAlertsApi } from '../../pre-alerts.api.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'
import { preAlertsChanged } from '../pre-alerts-changed.ts'

type Props = { readonly preAlert: ShownPreAlert; readonly begun: () => void; readonly done: (what: 'changed' | 'withdrawn') => void }

/** What may be done while the device has not come. */
export function ChangePreAlert({ preAlert, begun, done }: Props) {
  const t = useTexts(preAlertTexts)
  const { step, begin, leave, onto } = useOpenStep<'change' | 'withdraw'>()
  const withdraw = useSend(preAlertsApi.withdrawPreAlert)
  function start(what: 'change' | 'withdraw') {
    begun()
    begin(what)
  }
  const changed = async (what: 'changed' | 'withdrawn') => {
    await preAlertsChanged()
    done(what)
  }
  if (step === 'change') return <ChangeForm preAlert={preAlert} changed={() => changed('changed')} close={leave} />
  if (step === 'withdraw')
    return (
      <Card isSpaced edge="danger" aria-labelledby="pre-alert-withdraw">
        <h2 id="pre-alert-withdraw">{t('page.withdraw')}</h2>
        <ConfirmStep
          title={t('page.withdrawSure')}
          confirm={t('page.withdrawYes')}
          isDangerous
          isPending={withdraw.isPending}
          error={withdraw.error}
          onConfirm={() =>
            withdraw.mutate({ params: { id: preAlert.id }, body: { version: preAlert.version } }, { onSuccess: () => changed('withdrawn') })
          }
          onBack={leave}
        >
          <p>{t('page.withdrawAsk')}</p>
        </ConfirmStep>
      </Card>
    )
  return (
    <Actions className={styles.after}>
      <Button ref={onto('change')} onClick={() => start('change')}>
        {t('page.change')}
      </Button>
      <Button ref={onto('withdraw')} variant="quiet" onClick={() => start('withdraw')}>
        {t('page.withdraw')}
      </Button>
    </Actions>
  )
}

type FormProps = Pick<Props, 'preAlert'> & { readonly changed: () => Promise<void>; readonly close: () => void }

function ChangeForm({ preAlert: { id, version, expectedOn, note }, changed, close }: FormProps) {
  const t = useTexts(preAlertTexts)
  const formats = useFormats()
  const form = useSchemaForm({
    schema: preAlertsApi.changePreAlert.body,
    values: { expectedOn, note },
    toBody: (values) => ({ ...values, version }),
    send: (body) => call(preAlertsApi.changePreAlert, { params: { id }, body }),
    onSent: changed,
    overtaken: {
      now: async () => {
        const now = await readNow(preAlertsApi.showPreAlert, { params: { id } })
        return { expectedOn: now.expectedOn, note: now.note }
      },
      inWords: { expectedOn: (day) => (day ? formats.day(day) : '') },
    },
  })
  const place = useFormPlace(form, close)
  return (
    <Card as="form" {...place} isSpaced edge="accent" aria-labelledby="pre-alert-change">
      <h2 id="pre-alert-change">{t('page.changeTitle')}</h2>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={form.control} path="expectedOn" type="date" label={t('field.expectedOn')} />
      <FormLongTextField control={form.control} path="note" label={t('field.note')} limit={1000} rows={3} isOptional />
      <FormEnd form={form} confirm={t('page.save')} onCancel={close} />
    </Card>
  )
}
