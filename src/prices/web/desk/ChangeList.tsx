import { Link, useNavigate } from 'react-router'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { List } from '#base/web/kit/List.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import type { ChangeSummary } from '../../price-change.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import styles from './desk.module.css'
import { general, usePriceLists } from './PriceLists.tsx'

/** Drafts and what was published, the newest first. */
export function ChangeList() {
  const t = useTexts(priceDeskTexts)
  const read = usePages(priceDeskApi.listPriceChanges, {}, ({ after, size, signal }) =>
    call(priceDeskApi.listPriceChanges, { query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('changes')}</h2>
      <NewChange />
      {read.error && read.error.status !== 403 && <ErrorState error={read.error} retry={read.refetch} />}
      <List variant="cards">
        {read.pages
          .flatMap(({ changes }) => changes)
          .map((change) => (
            <ChangeItem key={change.id} change={change} />
          ))}
      </List>
      <MorePages pages={read} words={t('moreChanges')} />
    </section>
  )
}

function ChangeItem({ change: { id, title, status, validFrom, rows, by, list } }: { readonly change: ChangeSummary }) {
  const t = useTexts(priceDeskTexts)
  const { day } = useFormats()
  return (
    <Card as="li" isDense>
      <div className={styles.row}>
        <Link to={paths.deskPriceChange(id)} className={styles.name}>
          {title}
        </Link>
        <Badge tone={status === 'draft' ? 'soft' : 'accent'}>{t(status)}</Badge>
      </div>
      <Muted>
        {[list?.name ?? t('generalList'), t('rowsOf', { count: rows }), validFrom && t('since', { day: day(validFrom) }), by]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
    </Card>
  )
}

function NewChange() {
  const t = useTexts(priceDeskTexts)
  const navigate = useNavigate()
  const create = useSend(priceDeskApi.createPriceChange)
  const lists = usePriceLists().data?.lists ?? []
  const form = useSchemaForm({
    schema: priceDeskApi.createPriceChange.body,
    values: { title: '', priceListId: general },
    toBody: ({ title, priceListId }) => ({ title, priceListId: Number(priceListId) || null }),
    send: (body) => create.mutateAsync({ body }),
    async onSent({ id }) {
      await readAgain(priceDeskApi.listPriceChanges)
      void navigate(paths.deskPriceChange(id))
    },
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={form.control} path="title" label={t('newTitle')} maxLength={200} />
      {lists.length > 0 && (
        <FormSelectField control={form.control} path="priceListId" label={t('whichList')}>
          <option value={general}>{t('generalList')}</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormSelectField>
      )}
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'create')}
        </Button>
      </Actions>
    </form>
  )
}
