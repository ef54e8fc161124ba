import { useState } from 'react'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import styles from './desk.module.css'

/** The general list, in a choice of lists. */
export const general = 'general'

/** The price lists that hold for some companies before the general one. */
export const usePriceLists = () => useCall(priceDeskApi.listPriceLists, {})

/** Which lists there are, how many companies have each, and the making of a new one. */
export function PriceLists() {
  const t = useTexts(priceDeskTexts)
  const { data, error, refetch } = usePriceLists()
  return (
    <section aria-labelledby="price-lists">
      <h2 id="price-lists">{t('lists')}</h2>
      <Muted>{t('listsLead')}</Muted>
      {error && error.status !== 403 && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data?.lists.length === 0 && <EmptyState title={t('listsNone')}>{t('listsNoneText')}</EmptyState>}
      <List variant="cards">
        {data?.lists.map(({ id, name, companies }) => (
          <Card key={id} as="li" isDense>
            <div className={styles.row}>
              <p className={styles.name}>{name}</p>
              <Muted>{t('listCompanies', { count: companies })}</Muted>
            </div>
          </Card>
        ))}
      </List>
      <NewList />
    </section>
  )
}

function NewList() {
  const t = useTexts(priceDeskTexts)
  const create = useSend(priceDeskApi.createPriceList)
  const [news, setNews] = useState('')
  const form = useSchemaForm({
    schema: priceDeskApi.createPriceList.body,
    values: { name: '' },
    send: (body) => create.mutateAsync({ body }),
    async onSent() {
      setNews(t('listMade'))
      await readAgain(priceDeskApi.listPriceLists)
    },
    afterSending: 'empty',
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <FormTextField control={form.control} path="name" label={t('newList')} maxLength={100} />
      <Actions>
        <Button type="submit" variant="quiet" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'createList')}
        </Button>
      </Actions>
      <Note tone="success" role="status">
        {news}
      </Note>
    </form>
  )
}
