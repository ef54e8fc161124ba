import { call } from '#base/web/call.ts'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { CompensationView } from '../compensation.ts'
import { compensationsApi } from '../compensations.api.ts'
import { ownCompensationTexts } from '../own-texts.ts'
import { AccountFields, noAccount } from './AccountFields.tsx'
import styles from './compensations.module.css'

type Props = {
  readonly requestId: number
  readonly compensation: CompensationView
  readonly onDone: () => unknown
  readonly onBack: () => void
}

/** Where the customer wants the compensation. */
export function OwnAccountForm({ requestId, compensation: { version, known, account }, onDone, onBack }: Props) {
  const t = useTexts(ownCompensationTexts)
  const form = useSchemaForm({
    schema: compensationsApi.sayCompensationAccount.body,
    values: { ...noAccount, useKnown: known !== null, holder: account?.holder ?? '' },
    toBody: ({ useKnown, account: typed, holder }) => ({ version, useKnown, account: useKnown ? '' : typed, holder }),
    send: (body) => call(compensationsApi.sayCompensationAccount, { params: { id: requestId }, body }),
    onSent: onDone,
    focus: 'field',
  })
  const place = useFormPlace(form, onBack)
  return (
    <form {...place} className={styles.form} aria-labelledby="compensation-form">
      <h3 id="compensation-form">{t('formTitle')}</h3>
      <AccountFields control={form.control} known={known} />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={() => void form.leave(onBack)} aria-disabled={form.isSubmitting}>
          {t('back')}
        </Button>
      </Actions>
      <Muted role="status">{form.isSubmitting ? t('saving') : ''}</Muted>
    </form>
  )
}
