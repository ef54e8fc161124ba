import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type Control, useFieldArray } from 'react-hook-form'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useRowFocus } from '#base/web/forms/use-row-focus.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import { maxParts } from '../../worksheet.ts'
import styles from '../worksheets.module.css'
import { type EditedWorksheet, newPart } from './edited-worksheet.ts'

type Props<Sent> = { readonly control: Control<EditedWorksheet, unknown, Sent> }

/** What was fitted: a card each, in one column on a phone. */
export function PartsFields<Sent>({ control }: Props<Sent>) {
  const t = useTexts(worksheetTexts)
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' })
  const { add, putIn, takeOut } = useRowFocus({ fields, remove })
  return (
    <section className={styles.group} aria-labelledby="worksheet-parts">
      <h3 id="worksheet-parts">{t('worksheet.parts')}</h3>
      {fields.length === 0 && <Muted>{t('worksheet.noParts')}</Muted>}
      {fields.map((field, index) => (
        <PartFields key={field.id} control={control} index={index} remove={() => takeOut(index)} />
      ))}
      {fields.length < maxParts && (
        <Button ref={add} variant="quiet" onClick={() => putIn(() => append(newPart()))}>
          <IconPlus size={20} stroke={1.75} aria-hidden="true" /> {t('worksheet.addPart')}
        </Button>
      )}
    </section>
  )
}

type PartProps<Sent> = Props<Sent> & { readonly index: number; readonly remove: () => void }

function PartFields<Sent>({ control, index, remove }: PartProps<Sent>) {
  const t = useTexts(worksheetTexts)
  const position = index + 1
  const typed = { control, autoComplete: 'off' }
  return (
    <fieldset className={styles.part}>
      <legend>{t('worksheet.part', { position })}</legend>
      <div className={styles.wide}>
        <FormTextField {...typed} path={`parts.${index}.name`} label={t('worksheet.partName')} maxLength={200} />
      </div>
      <FormTextField {...typed} path={`parts.${index}.partNumber`} label={t('worksheet.partNumber')} maxLength={60} />
      <FormTextField {...typed} path={`parts.${index}.quantity`} label={t('worksheet.quantity')} inputMode="numeric" />
      <FormTextField {...typed} path={`parts.${index}.netUnit`} label={t('worksheet.netUnit')} inputMode="numeric" />
      <FormTextField {...typed} path={`parts.${index}.oldSerial`} label={t('worksheet.oldSerial')} maxLength={60} />
      <FormTextField {...typed} path={`parts.${index}.newSerial`} label={t('worksheet.newSerial')} maxLength={60} />
      <FormTickField control={control} path={`parts.${index}.underWarranty`} label={t('worksheet.underWarranty')} />
      <div className={styles.wide}>
        <Button variant="quiet" aria-label={t('worksheet.removePart', { position })} onClick={remove}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  )
}
