import { call } from '#base/web/call.ts'
import { FormLongTextField, FormSelectField, FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { templateTexts } from '../../template-texts.ts'
import { templatesApi } from '../../templates.api.ts'
import { type TemplateInList, templateFields } from '../../templates.ts'
import styles from '../worksheets.module.css'

type Props = {
  /** Null: a new one. */
  readonly template: TemplateInList | null
  readonly brands: readonly { readonly brandId: number; readonly brandName: string }[]
  readonly groups: readonly { readonly id: number; readonly name: string }[]
  readonly onSaved: (title: string) => Promise<void>
  readonly onBack: () => void
}

/** Whatever the brand, or the kind of device, is. */
const every = 0

const numberOrNull = (chosen: string) => Number(chosen) || null

/** Writes a ready text, or changes one. */
export function TemplateForm({ template, brands, groups, onSaved, onBack }: Props) {
  const t = useTexts(templateTexts)
  const form = useSchemaForm({
    schema: templatesApi.changeTemplate.body,
    values: {
      field: template?.field ?? templateFields[0],
      title: template?.title ?? '',
      body: template?.body ?? '',
      brandId: String(template?.brandId ?? every),
      productGroupId: String(template?.productGroupId ?? every),
      isRetired: template?.isRetired ?? false,
    },
    toBody: (values) => ({
      ...values,
      brandId: numberOrNull(values.brandId),
      productGroupId: numberOrNull(values.productGroupId),
      version: template?.version ?? 0,
    }),
    missing: { title: t('missing.title'), body: t('missing.body') },
    async send({ version, isRetired, ...written }) {
      if (!template) return call(templatesApi.createTemplate, { body: written })
      return call(templatesApi.changeTemplate, { params: { templateId: template.id }, body: { ...written, version, isRetired } })
    },
    onSent: ({ title }) => onSaved(title),
    onRefused(refusal) {
      if (refusal.isMovedOn) void readAgain(templatesApi.listTemplates)
      return false
    },
  })
  const { control } = form
  const heading = template ? t('change', { title: template.title }) : t('newTitle')
  const place = useFormPlace(form, onBack)
  return (
    <Card edge="accent" aria-label={heading}>
      {/* A new one stands above the list, one that is changed in it. */}
      {template ? <h3>{heading}</h3> : <h2>{heading}</h2>}
      <form {...place}>
        <FormErrorSummary problems={form.problems} attempt={form.attempt} />
        <div className={styles.pair}>
          <FormSelectField control={control} path="field" label={t('field')}>
            {templateFields.map((one) => (
              <option key={one} value={one}>
                {t(`fields.${one}`)}
              </option>
            ))}
          </FormSelectField>
          <FormTextField control={control} path="title" label={t('name')} hint={t('nameHint')} autoComplete="off" maxLength={80} />
          <FormSelectField control={control} path="brandId" label={t('brand')}>
            <option value={every}>{t('everyBrand')}</option>
            {brands.map(({ brandId, brandName }) => (
              <option key={brandId} value={brandId}>
                {brandName}
              </option>
            ))}
          </FormSelectField>
          <FormSelectField control={control} path="productGroupId" label={t('group')}>
            <option value={every}>{t('everyGroup')}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelectField>
        </div>
        <FormLongTextField control={control} path="body" label={t('body')} limit={1000} />
        {template && <FormTickField control={control} path="isRetired" label={t('isRetired')} />}
        <Actions>
          <Button type="submit" aria-disabled={form.isSubmitting}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={() => void form.leave(onBack)} aria-disabled={form.isSubmitting}>
            {t('cancel')}
          </Button>
        </Actions>
      </form>
    </Card>
  )
}
