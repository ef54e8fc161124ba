import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { bulkUploadApi } from '../../bulk-upload.api.ts'
import { type Column, columnNames } from '../../columns.ts'
import { bulkUploadTexts } from '../../texts.ts'
import styles from '../bulk-upload.module.css'
import type { DraftProps } from './draft-props.ts'

/** GAPS D6: a heading nobody knows is named, not passed over. What it is, is said once. */
export function Headings({ upload, setUpload }: DraftProps) {
  const t = useTexts(bulkUploadTexts)
  const send = useSend(bulkUploadApi.mapUploadColumns)
  const foreign = upload.headings.map((heading, place) => ({ ...heading, place })).filter(({ isKnown }) => !isKnown)
  const [said, setSaid] = useState<Readonly<Record<number, Column | ''>>>({})
  if (foreign.length === 0) return null
  const headings = foreign.map(({ place, column }) => ({ place, column: (said[place] ?? column ?? '') || null }))
  return (
    <Card isSpaced aria-labelledby="bulk-headings">
      <h2 id="bulk-headings">{t('headings.title')}</h2>
      <p>{t('headings.unknown', { count: foreign.length })}</p>
      <div className={styles.cells}>
        {foreign.map(({ heading, place, column }) => (
          <Field
            key={place}
            name={`heading-${place}`}
            label={t('headings.choose', { heading: heading || t('headings.unnamed', { place: String(place + 1) }) })}
          >
            <Select
              id={`heading-${place}`}
              value={said[place] ?? column ?? ''}
              onChange={({ currentTarget }) => setSaid({ ...said, [place]: columnNames.find((name) => name === currentTarget.value) ?? '' })}
            >
              <option value="">{t('headings.ignore')}</option>
              {columnNames.map((name) => (
                <option key={name} value={name}>
                  {t(`columns.${name}`)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <ErrorText>{send.error?.message}</ErrorText>
      <Button
        variant="quiet"
        aria-disabled={send.isPending}
        onClick={() =>
          !send.isPending && send.mutate({ params: { id: upload.id }, body: { version: upload.version, headings } }, { onSuccess: setUpload })
        }
      >
        {t('headings.save')}
      </Button>
    </Card>
  )
}
