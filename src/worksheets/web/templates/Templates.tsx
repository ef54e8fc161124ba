import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { News } from '#base/web/kit/News.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { templateTexts } from '../../template-texts.ts'
import { templatesApi } from '../../templates.api.ts'
import { templateFields, templatesFor } from '../../templates.ts'
import styles from '../worksheets.module.css'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateItem } from './TemplateItem.tsx'

/** All of them, found while one types; each is changed in its place. */
export function Templates() {
  const t = useTexts(templateTexts)
  const { data, error, isPending, refetch } = useCall(templatesApi.listTemplates, {})
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const [typed, type] = useState('')
  const [field, choose] = useState('')
  /** What is written now: a number of a text, `new`, or nothing. */
  const { step: open, begin, leave, end, onto } = useOpenStep<number | 'new'>()
  const { news, tell, forget } = useNews()
  const groups = data?.productGroups ?? []
  const shown = templatesFor(typed, data?.templates ?? []).filter((one) => field === '' || one.field === field)

  async function saved(title: string) {
    await readAgain(templatesApi.listTemplates)
    end()
    tell(t('saved', { title }))
  }
  function start(which: number | 'new') {
    forget()
    begin(which)
  }
  const forming = { brands, groups, onSaved: saved, onBack: leave }

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <News news={news} />
      <search className={styles.filters}>
        <TextField
          name="text"
          type="search"
          autoComplete="off"
          maxLength={100}
          label={t('search')}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Field name="shown-field" label={t('field')}>
          <Select id="shown-field" value={field} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            <option value="">{t('every')}</option>
            {templateFields.map((one) => (
              <option key={one} value={one}>
                {t(`fields.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      {open === 'new' ? (
        <TemplateForm template={null} {...forming} />
      ) : (
        <Actions>
          <Button ref={onto('new')} onClick={() => start('new')}>
            {t('add')}
          </Button>
        </Actions>
      )}
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && shown.length === 0 && (
        <EmptyState title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <section aria-labelledby="templates" className={styles.sheets}>
          <h2 id="templates">{t('listed')}</h2>
          <List variant="cards">
            {shown.map((template) => (
              <TemplateItem
                key={template.id}
                template={template}
                isOpen={open === template.id}
                open={{ ref: onto(template.id), onClick: () => start(template.id) }}
                {...forming}
              />
            ))}
          </List>
        </section>
      )}
    </>
  )
}
