import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { languages } from '#base/languages.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormSelectField, FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import { grades, priceKinds } from '../../price.ts'
import type { ChangeDetail } from '../../price-change.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import { canBePriced } from '../../repair-calculation.ts'
import styles from './desk.module.css'

const empty = {
  kind: 'repair' as (typeof priceKinds)[number],
  brandId: '',
  productGroupId: '',
  productTypeId: '',
  failureOptionId: '',
  serviceOptionId: '',
  grade: '',
  storageGb: '',
  isEnd: false,
  netFrom: '',
  netTo: '',
  labourMinutes: '',
  daysFrom: '',
  daysTo: '',
  partsNote: '',
  notes: { hu: '', en: '', de: '', sl: '' },
}
type Typed = typeof empty

const orNull = (typed: string) => (typed.trim() === '' ? null : figure(typed))

/** What is sent of it; with one figure from and to are the same. */
const rowOf = ({ isEnd, grade, ...row }: Typed) => ({
  ...row,
  brandId: orNull(row.brandId),
  productGroupId: orNull(row.productGroupId),
  productTypeId: orNull(row.productTypeId),
  failureOptionId: orNull(row.failureOptionId),
  serviceOptionId: orNull(row.serviceOptionId),
  grade: grades.find((one) => one === grade) ?? null,
  storageGb: orNull(row.storageGb),
  netFrom: isEnd ? null : orNull(row.netFrom),
  netTo: isEnd ? null : (orNull(row.netTo) ?? orNull(row.netFrom)),
  labourMinutes: orNull(row.labourMinutes),
  daysFrom: orNull(row.daysFrom),
  daysTo: orNull(row.daysTo),
})

type Props = { readonly change: ChangeDetail; readonly reread: () => Promise<void> }

/** Adds a price to a draft, changes one that is in force, or ends it. */
export function RowForm({ change, reread }: Props) {
  const t = useTexts(priceDeskTexts)
  const save = useSend(priceDeskApi.savePriceRow)
  const [news, setNews] = useState('')
  const form = useSchemaForm({
    schema: priceDeskApi.savePriceRow.body,
    values: { row: empty },
    toBody: ({ row }) => ({ revision: change.revision, row: rowOf(row) }),
    send: (body) => save.mutateAsync({ params: { id: change.id }, body }),
    async onSent() {
      setNews(t('saved'))
      await reread()
    },
  })
  const { control, setValue } = form
  const row = useWatch({ control, name: 'row' })
  const brandId = Number(row.brandId) || null
  const groupId = Number(row.productGroupId) || null
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const groups = useCall(catalogueApi.listProductGroups, {}).data ?? []
  const models =
    useCall(
      catalogueApi.listProductTypes,
      { params: { brandId: brandId ?? 0, groupId: groupId ?? 0 } },
      { enabled: brandId !== null && groupId !== null },
    ).data ?? []
  const faults = useCall(catalogueApi.listLookup, { params: { kind: 'failureOptions' } }).data ?? []
  const services = useCall(catalogueApi.listLookup, { params: { kind: 'serviceOptions' } }).data ?? []
  const options = (items: readonly { readonly id: number; readonly name: string }[]) =>
    items.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  const noModel = () => setValue('row.productTypeId', '')

  return (
    <Card as="form" edge="accent" isSpaced noValidate onSubmit={(event) => void form.submit(event)} aria-labelledby="row-form">
      <h2 id="row-form">{t('row')}</h2>
      <Muted>{t('rowHint')}</Muted>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <div className={styles.filters}>
        <FormSelectField control={control} path="row.kind" label={t('kind')}>
          {(change.list ? (['repair'] as const) : priceKinds).map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </FormSelectField>
        <FormSelectField control={control} path="row.brandId" label={t('brand')} whenChosen={noModel} nothing={t('everyBrand')}>
          {options(brands.map((brand) => ({ id: brand.brandId, name: brand.brandName })))}
        </FormSelectField>
        <FormSelectField control={control} path="row.productGroupId" label={t('group')} whenChosen={noModel} nothing={t('everyGroup')}>
          {options(groups)}
        </FormSelectField>
        <FormSelectField control={control} path="row.productTypeId" label={t('model')} nothing={t('everyModel')}>
          {options(models.map(({ id, tradeName }) => ({ id, name: tradeName })))}
        </FormSelectField>
        {row.kind === 'repair' && (
          <FormSelectField control={control} path="row.failureOptionId" label={t('fault')}>
            {options(faults.filter(({ id }) => canBePriced(id)))}
          </FormSelectField>
        )}
        {row.kind === 'service' && (
          <FormSelectField control={control} path="row.serviceOptionId" label={t('service')}>
            {options(services)}
          </FormSelectField>
        )}
        {row.kind === 'buyback' && (
          <>
            <FormSelectField control={control} path="row.grade" label={t('grade')}>
              {grades.map((grade) => (
                <option key={grade}>{grade}</option>
              ))}
            </FormSelectField>
            <FormTextField control={control} path="row.storageGb" label={t('storage')} inputMode="numeric" isOptional />
          </>
        )}
        <div className={styles.wide}>
          <FormTickField control={control} path="row.isEnd" label={t('isEnd')} />
        </div>
        {!row.isEnd && (
          <>
            <FormTextField control={control} path="row.netFrom" label={t('netFrom')} inputMode="numeric" />
            <FormTextField control={control} path="row.netTo" label={t('netTo')} inputMode="numeric" isOptional />
            <FormTextField control={control} path="row.labourMinutes" label={t('labour')} inputMode="numeric" isOptional />
            <FormTextField control={control} path="row.daysFrom" label={t('daysFrom')} inputMode="numeric" isOptional />
            <FormTextField control={control} path="row.daysTo" label={t('daysTo')} inputMode="numeric" isOptional />
            <FormTextField control={control} path="row.partsNote" label={t('parts')} maxLength={200} isOptional />
            {languages.map((language) => (
              <FormTextField
                key={language}
                control={control}
                path={`row.notes.${language}`}
                label={t('noteIn', { language })}
                maxLength={300}
                isOptional
              />
            ))}
          </>
        )}
      </div>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'save')}
        </Button>
      </Actions>
      <Note tone="success" role="status">
        {news}
      </Note>
    </Card>
  )
}
