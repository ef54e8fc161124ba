import { useId, useRef } from 'react'
import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { correctionBodies } from '../correction.ts'
import { type Correctable, correctionsApi } from '../corrections.api.ts'
import { correctionTexts } from '../texts.ts'
import { CorrectionFields } from './CorrectionFields.tsx'
import { type FormSubject, sentValues, valuesOf } from './correction-values.ts'
import styles from './corrections.module.css'

type Props = {
  readonly requestId: number
  readonly subject: FormSubject
  readonly correctable: Correctable
  /** The request as it stands now. */
  readonly reread: () => Promise<Correctable>
  readonly onDone: (news: string) => void
  readonly onCancel: () => void
}

/** One correction: what it means, its fields as they stand, and why. */
export function CorrectionForm({ requestId, subject, correctable, reread, onDone, onCancel }: Props) {
  const t = useTexts(correctionTexts)
  const id = useId()
  const version = useRef(correctable.version)
  const what = t(`subjects.${subject}`)

  const form = useSchemaForm({
    schema: correctionBodies[subject],
    values: valuesOf(subject, correctable),
    toBody: (values) => ({ subject, version: version.current, reason: values.reason, values: sentValues(subject, values) }),
    fieldAt: (path) => path.replace(/^values\./, ''),
    missing: { reason: t('reasonMissing') },
    send: (body) => call(correctionsApi.correctRequest, { params: { id: requestId }, body }),
    onSent: async () => {
      await reread()
      onDone(t('done', { what }))
    },
    overtaken: {
      now: async () => {
        const now = await reread()
        version.current = now.version
        return valuesOf(subject, now)
      },
    },
    focus: 'field',
  })

  const leave = () => void form.leave(onCancel)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)

  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} {...place} noValidate aria-labelledby={id}>
      <h3 id={id} {...heading}>
        {t('correctOf', { what })}
      </h3>
      <Muted>{t(`leads.${subject}`)}</Muted>
      <CorrectionFields
        subject={subject}
        control={form.control}
        setValue={form.setValue}
        getValues={form.getValues}
        isCompany={correctable.contact?.isCompany ?? false}
      />
      <FormTextField
        control={form.control}
        path="reason"
        name="correctionReason"
        label={t('fields.reason')}
        hint={t('fields.reasonHint')}
        autoComplete="off"
      />
      <OvertakenNotice overtaken={form.overtaken} />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'saving' : 'save')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('cancel')}
        </Button>
      </Actions>
    </form>
  )
}
