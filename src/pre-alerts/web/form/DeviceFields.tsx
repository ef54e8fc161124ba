import { memo } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Chip } from '#base/web/kit/Chip.tsx'
import { List } from '#base/web/kit/List.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import type { FileColumn } from '../../file-columns.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'
import { type TypedDevice, withField } from './typed-device.ts'

type Props = {
  readonly device: TypedDevice
  readonly place: number
  readonly isOnly: boolean
  readonly change: (device: TypedDevice) => void
  readonly remove: (key: number) => void
}

/** One device: what the partner knows of it. Two hundred of them stand on the page, so what did not change is not drawn again. */
export const DeviceFields = memo(function DeviceFields({ device, place, isOnly, change, remove }: Props) {
  const t = useTexts(preAlertTexts)
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const id = (name: FileColumn) => `devices.${place}.${name}`
  const field = (name: FileColumn) => ({
    ...{ id: id(name), name: id(name), label: t(`field.${name}`), problem: device.problems[name]?.message, value: device.fields[name] },
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => change(withField(device, name, currentTarget.value)),
  })
  const suggested = device.problems.brandId?.suggestions ?? []
  return (
    <Card as="fieldset" isSpaced className={styles.device}>
      <legend>{t('form.device', { place: String(place + 1) })}</legend>
      <div className={styles.fields}>
        <TextField {...field('reference')} hint={t('hint.reference')} maxLength={60} autoComplete="off" />
        <div>
          <SelectField {...field('brandId')} hint={t('hint.brandId')} isOptional>
            {brands.map(({ brandId, brandName }) => (
              <option key={brandId} value={brandId}>
                {brandName}
              </option>
            ))}
          </SelectField>
          {suggested.length > 0 && (
            <List variant="chips" aria-label={t('form.suggestions')}>
              {brands
                .filter(({ brandName }) => suggested.includes(brandName))
                .map(({ brandId, brandName }) => (
                  <li key={brandId}>
                    <Chip aria-label={t('form.suggest', { value: brandName })} onClick={() => change(withField(device, 'brandId', String(brandId)))}>
                      {brandName}
                    </Chip>
                  </li>
                ))}
            </List>
          )}
        </div>
        <TextField {...field('device')} hint={t('hint.device')} maxLength={100} autoComplete="off" />
        <TextField {...field('identifier')} maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} isOptional />
        <TextField {...field('expectedOn')} type="date" />
        <TextField {...field('note')} hint={t('hint.note')} maxLength={1000} autoComplete="off" isOptional />
      </div>
      {!isOnly && (
        <Button variant="quiet" onClick={() => remove(device.key)}>
          {t('form.remove', { place: String(place + 1) })}
        </Button>
      )}
    </Card>
  )
})
