import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button } from '#base/web/kit/Button.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import { maxParts } from '../../worksheet.ts'
import styles from '../workshop.module.css'
import { type EditedPart, newPart, sentIndexes } from './edited-worksheet.ts'

type Props = {
  readonly parts: readonly EditedPart[]
  readonly problemOf: (path: string) => string | undefined
  readonly change: (parts: readonly EditedPart[]) => void
}

/** What was fitted: a card each, in one column on a phone. */
export function PartsFields({ parts, problemOf, change }: Props) {
  const t = useTexts(workshopTexts)
  const sent = sentIndexes(parts)
  return (
    <section className={styles.group} aria-labelledby="worksheet-parts">
      <h3 id="worksheet-parts">{t('worksheet.parts')}</h3>
      {parts.length === 0 && <p className={styles.soft}>{t('worksheet.noParts')}</p>}
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          index={index}
          part={part}
          problemOf={(field) => (sent.has(part.key) ? problemOf(`parts.${sent.get(part.key)}.${field}`) : undefined)}
          change={(changes) => change(parts.with(index, { ...part, ...changes }))}
          remove={() => change(parts.toSpliced(index, 1))}
        />
      ))}
      {parts.length < maxParts && (
        <Button variant="quiet" onClick={() => change([...parts, newPart()])}>
          <IconPlus size={20} stroke={1.75} aria-hidden="true" /> {t('worksheet.addPart')}
        </Button>
      )}
    </section>
  )
}

type PartProps = {
  readonly index: number
  readonly part: EditedPart
  readonly problemOf: (field: string) => string | undefined
  readonly change: (changes: Partial<EditedPart>) => void
  readonly remove: () => void
}

function PartFields({ index, part, problemOf, change, remove }: PartProps) {
  const t = useTexts(workshopTexts)
  const position = index + 1
  const named = (field: 'name' | 'partNumber' | 'quantity' | 'oldSerial' | 'newSerial' | 'netUnit') => ({
    name: `parts.${index}.${field}`,
    value: part[field],
    problem: problemOf(field),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [field]: currentTarget.value }),
  })
  return (
    <fieldset className={styles.part}>
      <legend>{t('worksheet.part', { position })}</legend>
      <div className={styles.wide}>
        <TextField {...named('name')} label={t('worksheet.partName')} maxLength={200} />
      </div>
      <TextField {...named('partNumber')} label={t('worksheet.partNumber')} maxLength={60} />
      <TextField {...named('quantity')} label={t('worksheet.quantity')} inputMode="numeric" />
      <TextField {...named('netUnit')} label={t('worksheet.netUnit')} inputMode="numeric" />
      <TextField {...named('oldSerial')} label={t('worksheet.oldSerial')} maxLength={60} />
      <TextField {...named('newSerial')} label={t('worksheet.newSerial')} maxLength={60} />
      <TickField
        name={`parts.${index}.underWarranty`}
        label={t('worksheet.underWarranty')}
        checked={part.underWarranty}
        onChange={({ currentTarget }) => change({ underWarranty: currentTarget.checked })}
      />
      <div className={styles.wide}>
        <Button variant="quiet" aria-label={t('worksheet.removePart', { position })} onClick={remove}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  )
}
