import type { Control } from 'react-hook-form'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { maxRefusalReason } from '../decided-quote.ts'
import { quoteTexts } from '../texts.ts'
import styles from './quotes.module.css'

/** Why a quote or a report was refused, in the words of whoever did; nothing where they did not say. */
export function RefusalReason({ reason }: { readonly reason: string }) {
  const t = useTexts(quoteTexts)
  if (!reason) return null
  return (
    <p className={styles.note}>
      <strong>{t('decided.reason')}</strong>
      <br />
      {reason}
    </p>
  )
}

/** Asks whoever refuses what a colleague sent, in a form of `useLastWord`. */
export function RefusalReasonField<Sent>({ control }: { readonly control: Control<{ reason: string }, unknown, Sent> }) {
  const t = useTexts(quoteTexts)
  return (
    <FormLongTextField
      control={control}
      path="reason"
      name="refusalReason"
      label={t('decided.reason')}
      hint={t('rejecting.reasonHint')}
      limit={maxRefusalReason}
      rows={3}
      isOptional
    />
  )
}
