import type { Control } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import type { ArrivalEntry, AskedForm, EnteredArrival } from './arrival-entry.ts'

type Props<Sent> = {
  readonly form: Pick<AskedForm, 'accessories' | 'otherDeclared'>
  readonly entry: ArrivalEntry
  readonly control: Control<EnteredArrival, unknown, Sent>
  readonly problemOf: (path: string) => string | undefined
  readonly setFound: (ids: number[]) => void
  readonly setOtherFound: (isFound: boolean) => void
}

/** What was declared and what came, as one list to tick. */
export function AccessoryFields<Sent>({ form, entry, control, problemOf, setFound, setOtherFound }: Props<Sent>) {
  const t = useTexts(workshopTexts)
  const { foundAccessoryIds: found } = entry
  const tick = (id: number) => setFound(found.includes(id) ? found.filter((one) => one !== id) : [...found, id])
  return (
    <>
      <FieldGroup name="foundAccessoryIds" label={t('arrival.accessoriesTitle')} hint={t('arrival.accessoriesHint')}>
        <Choices shape="columns">
          {form.accessories.map(({ id, name, declared }) => (
            <Choice
              key={id}
              type="checkbox"
              name={`accessory-${id}`}
              checked={found.includes(id)}
              onChange={() => tick(id)}
              label={
                <>
                  {name} {declared && <Badge tone="soft">{t('arrival.declared')}</Badge>}
                </>
              }
            />
          ))}
        </Choices>
      </FieldGroup>
      {form.otherDeclared !== '' && (
        <FieldGroup name="otherFound" label={t('arrival.otherDeclared', { text: form.otherDeclared })} problem={problemOf('otherFound')}>
          <Choices shape="row">
            {[true, false].map((value) => (
              <Choice
                key={String(value)}
                type="radio"
                name="otherFound"
                checked={entry.otherFound === value}
                onChange={() => setOtherFound(value)}
                label={t(value ? 'arrival.otherFound' : 'arrival.otherMissing')}
              />
            ))}
          </Choices>
        </FieldGroup>
      )}
      <FormTextField control={control} path="additionalFound" label={t('arrival.additional')} isOptional maxLength={500} />
    </>
  )
}
