import { useEffect, useId, useRef, useState } from 'react'
import type { Translator } from '#base/texts.ts'
import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { correctionBodies } from '../correction.ts'
import { type Correctable, correctionsApi } from '../corrections.api.ts'
import { correctionTexts } from '../texts.ts'
import { CorrectionFields } from './CorrectionFields.tsx'
import { type CorrectionValues, type FormSubject, overtakenFields, sentValues, valuesOf } from './correction-values.ts'
import styles from './corrections.module.css'
import { Overtaken } from './Overtaken.tsx'

type Words = Translator<typeof correctionTexts.hu>

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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [opened, setOpened] = useState(() => valuesOf(subject, correctable))
  const [theirs, setTheirs] = useState<CorrectionValues | null>(null)
  const version = useRef(correctable.version)
  const what = t(`subjects.${subject}`)

  const form = useSchemaForm({
    schema: correctionBodies[subject],
    values: opened,
    toBody: (values) => ({ subject, version: version.current, reason: values.reason, values: sentValues(subject, values) }),
    fieldAt: (path) => path.replace(/^values\./, ''),
    missing: { reason: t('reasonMissing') },
    send: (body) => call(correctionsApi.correctRequest, { params: { id: requestId }, body }),
    onSent: async () => {
      await reread()
      onDone(t('done', { what }))
    },
    onRefused: async (refusal) => {
      if (refusal.code !== 'STATE_MOVED_ON') return false
      const now = await reread()
      version.current = now.version
      const present = valuesOf(subject, now)
      if (overtakenFields(opened, form.getValues(), present).length === 0) return false
      setTheirs(present)
      return true
    },
    focus: 'field',
  })

  function settle(isTheirs: boolean) {
    if (theirs && isTheirs) form.reset({ ...theirs, reason: form.getValues('reason') })
    if (theirs) setOpened(theirs)
    setTheirs(null)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
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
      {theirs && <Overtaken rows={comparedRows(t, opened, form.getValues(), theirs)} settle={settle} />}
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'saving' : 'save')}
        </Button>
        <Button variant="quiet" onClick={() => void form.leave(onCancel)}>
          {t('cancel')}
        </Button>
      </Actions>
    </form>
  )
}

const shown = (value: CorrectionValues[keyof CorrectionValues]) => (Array.isArray(value) ? value.join(', ') : String(value))

/** What was typed beside what stands there now, each field by its name. */
function comparedRows(t: Words, opened: CorrectionValues, typed: CorrectionValues, now: CorrectionValues) {
  const named: Partial<Record<keyof CorrectionValues, string>> = {
    lastName: t('fields.lastName'),
    firstName: t('fields.firstName'),
    middleName: t('fields.middleName'),
    email: t('facts.email'),
    phone: t('facts.phone'),
    companyName: t('fields.companyName'),
    taxNumber: t('facts.taxNumber'),
    identifier: t('facts.identifier'),
    imei2: t('facts.imei2'),
    productTypeOther: t('facts.type'),
    dateOfPurchase: t('facts.dateOfPurchase'),
    troubleDescription: t('facts.description'),
    otherDescription: t('facts.otherDescription'),
    accessoriesOther: t('fields.accessoriesOther'),
    contactName: t('fields.contactName'),
    contactPhone: t('fields.contactPhone'),
    billingName: t('facts.name'),
    insuranceNumber: t('facts.insuranceNumber'),
    code: t('fields.code'),
  }
  return overtakenFields(opened, typed, now).map((field) => ({
    name: named[field] ?? t('overtaken.choice'),
    mine: shown(typed[field]),
    theirs: shown(now[field]),
  }))
}
