import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { SomeOf } from '#base/web/forms/choice-fields.tsx'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormLongTextField, FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { manualApi } from '../../manual.api.ts'
import { bodyLimit, type ManualArticle, manualPlaces, titleLimit } from '../../manual.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'
import type { NamedBrand } from '../reading/ArticleFacts.tsx'
import { Markdown } from '../reading/Markdown.tsx'
import { type TypedArticle, typedArticle } from './article-form.ts'
import { PictureField } from './PictureField.tsx'

type Props = {
  /** Null: a new one. */
  readonly article: ManualArticle | null
  readonly brands: readonly NamedBrand[]
  readonly onSaved: (id: number) => void
  readonly onLeave: () => void
}

/** Writing an article, seen beside as it will be read. */
export function ArticleForm({ article, brands, onSaved, onLeave }: Props) {
  const t = useTexts(manualTexts)
  const create = useSend(manualApi.createManualArticle)
  const change = useSend(manualApi.changeManualArticle)
  const version = useRef(article?.version ?? 0)
  const form = useSchemaForm({
    schema: manualApi.changeManualArticle.body,
    values: typedArticle(article),
    toBody: ({ brandIds, ...typed }: TypedArticle) => ({ ...typed, brandIds: brandIds.map(Number), version: version.current }),
    send: ({ version: seen, confirmAnew, ...written }) =>
      article === null
        ? create.mutateAsync({ body: written })
        : change.mutateAsync({ params: { articleId: article.id }, body: { ...written, version: seen, confirmAnew } }),
    onSent: async ({ id }) => {
      await Promise.all(
        [manualApi.showManualArticle, manualApi.listManualArticles, manualApi.listManualVersions, manualApi.listManualConfirmations].map(readAgain),
      )
      onSaved(id)
    },
    overtaken: article
      ? {
          now: async () => {
            const now = await readNow(manualApi.showManualArticle, { params: { articleId: article.id }, query: {} })
            version.current = now.version
            return typedArticle(now)
          },
          names: { title: t('form.title'), body: t('form.body') },
        }
      : undefined,
    missing: { title: t('form.titleMissing'), body: t('form.bodyMissing') },
    draft: { name: `manual-article ${article?.id ?? 'new'}` },
  })
  const { control } = form

  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <div className={styles.write}>
        <div>
          <FormTextField control={control} path="title" label={t('form.title')} maxLength={titleLimit} autoComplete="off" />
          <FormLongTextField control={control} path="body" label={t('form.body')} hint={t('form.bodyHint')} limit={bodyLimit} rows={18} />
          <PictureField add={(markdown) => form.setValue('body', `${form.getValues('body').trimEnd()}\n\n${markdown}\n`, { shouldDirty: true })} />
          <SomeOf
            control={control}
            path="places"
            legend={t('form.places')}
            hint={t('form.placesHint')}
            isOptional
            choices={manualPlaces.map((place) => ({ value: place, label: t(`places.${place}`) }))}
          />
          <SomeOf
            control={control}
            path="brandIds"
            legend={t('form.brands')}
            hint={t('form.brandsHint')}
            isOptional
            choices={brands.map(({ brandId, brandName }) => ({ value: String(brandId), label: brandName }))}
          />
          <FormTickField control={control} path="important" label={t('form.important')} />
          {article && (
            <>
              <FormTextField
                control={control}
                path="note"
                label={t('form.note')}
                hint={t('form.noteHint')}
                maxLength={200}
                isOptional
                autoComplete="off"
              />
              <FormTickField control={control} path="confirmAnew" label={t('form.confirmAnew')} />
            </>
          )}
          <ErrorText>{form.problem}</ErrorText>
          <Actions>
            <Button type="submit" aria-disabled={form.isSubmitting}>
              {t(form.isSubmitting ? 'form.saving' : 'form.save')}
            </Button>
            <Button variant="quiet" onClick={() => void form.leave(onLeave)} aria-disabled={form.isSubmitting}>
              {t('form.cancel')}
            </Button>
          </Actions>
        </div>
        <section className={styles.preview} aria-labelledby="preview">
          <h2 id="preview">{t('form.preview')}</h2>
          <Preview text={useWatch({ control, name: 'body' })} />
        </section>
      </div>
    </form>
  )
}

function Preview({ text }: { readonly text: string }) {
  const t = useTexts(manualTexts)
  return text.trim() ? <Markdown text={text} /> : <Muted>{t('form.previewEmpty')}</Muted>
}
