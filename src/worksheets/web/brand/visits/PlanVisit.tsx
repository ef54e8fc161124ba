import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { readNow, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BrandSheet } from '../../../brand-sheet.ts'
import { worksheetTexts } from '../../../texts.ts'
import type { SheetVisit } from '../../../visit.ts'
import styles from '../../worksheets.module.css'
import type { BrandScreens } from '../brand-screens.ts'

type Props = {
  readonly screens: BrandScreens
  readonly visits: NonNullable<BrandScreens['visits']>
  readonly view: BrandSheet
  readonly visit: SheetVisit
  readonly back: () => void
  readonly done: () => Promise<void>
}

const valuesOf = ({ day, from, to, technician }: SheetVisit) => ({
  day: day ?? '',
  from: from ?? '',
  to: to ?? '',
  technicianId: technician ? String(technician.id) : '',
})

/** The day of a visit, its window and whose it is. */
export function PlanVisit({ screens, visits, view, visit, back, done }: Props) {
  const t = useTexts(worksheetTexts)
  const { data } = useCall(visits.day, { query: {} })
  const [version, setVersion] = useState(view.version)
  const form = useSchemaForm({
    schema: visits.plan.body,
    values: valuesOf(visit),
    toBody: ({ day, from, to, technicianId }) => ({
      version,
      visit: { day: day || null, from: from || null, to: to || null, technicianId: technicianId ? Number(technicianId) : null },
    }),
    fieldAt: (path) => path.replace(/^visit\./, ''),
    send: (body) => call(visits.plan, { params: { id: view.id }, body }),
    onSent: done,
    overtaken: {
      async now() {
        const fresh = await readNow(screens.calls.show, { params: { id: view.id } })
        setVersion(fresh.version)
        return fresh.visit && valuesOf(fresh.visit)
      },
    },
    focus: 'field',
  })
  const { control } = form
  const known = data?.technicians ?? (visit.technician ? [visit.technician] : [])
  const place = useFormPlace(form, back)
  return (
    <form {...place}>
      <OvertakenNotice overtaken={form.overtaken} />
      <div className={styles.pair}>
        <FormTextField control={control} path="day" type="date" label={t('visits.day')} {...(data ? { min: data.today } : {})} />
        <FormTextField control={control} path="from" type="time" label={t('visits.from')} isOptional />
        <FormTextField control={control} path="to" type="time" label={t('visits.to')} isOptional />
        <FormSelectField control={control} path="technicianId" label={t('visits.technician')} nothing={t('visits.nobody')}>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormSelectField>
      </div>
      <ErrorText>{form.problem}</ErrorText>
      <FormActions save={t('visits.save')} isSending={form.isSubmitting} onLeave={() => void form.leave(back)} />
    </form>
  )
}
