import { useState } from 'react'
import { data as answer, useNavigate, useParams } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import type { ChangeDetail } from '../../price-change.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import styles from './desk.module.css'
import { ImportPrices } from './ImportPrices.tsx'
import { PriceFigures } from './PriceFigures.tsx'
import { RowForm } from './RowForm.tsx'

/** `/iranyitopult/szerviz/arak/{id}`: one change of the price list: what it changes, and while it is a draft its writing and publishing. */
export default function PriceChangePage() {
  const t = useTexts(priceDeskTexts)
  const id = Number(useParams().id)
  const [validFrom, setValidFrom] = useState('')
  const on = /^\d{4}-\d\d-\d\d$/.test(validFrom) ? validFrom : undefined
  const { data: change, error, refetch } = useCall(priceDeskApi.showPriceChange, { params: { id }, query: { on } })
  if (error?.status === 403) return <NoPermission page={t('title')} />
  if (error?.status === 404) throw answer(null, { status: 404 })
  if (!change) return error ? <ErrorState error={error} retry={refetch} /> : <Loading />
  const reread = () => readAgain(priceDeskApi.showPriceChange)
  const isDraft = change.status === 'draft'
  return (
    <>
      <p>
        <BackLink to={asLeft(paths.deskPrices())}>{t('back')}</BackLink>
      </p>
      <PageTitle>{change.title}</PageTitle>
      <p>
        <Badge tone={isDraft ? 'soft' : 'accent'}>{t(change.status)}</Badge> {t('whichList')}: {change.list?.name ?? t('generalList')}
      </p>
      <Preview change={change} reread={reread} />
      {isDraft && (
        <>
          <RowForm key={change.rows.length} change={change} reread={reread} />
          <ImportPrices change={change} reread={reread} />
          <Publishing change={change} validFrom={validFrom} setValidFrom={setValidFrom} reread={reread} />
        </>
      )}
    </>
  )
}

type Props = { readonly change: ChangeDetail; readonly reread: () => Promise<void> }

/** Old and new of every row, and the models whose price it changes. */
function Preview({ change, reread }: Props) {
  const t = useTexts(priceDeskTexts)
  const { day } = useFormats()
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h2 id="preview">{t('preview')}</h2>
      <Muted>{t('comparedOn', { day: day(change.comparedOn) })}</Muted>
      {change.rows.length === 0 && <EmptyState title={t('empty')} />}
      <List variant="cards">
        {change.rows.map((row) => (
          <ChangedRow key={row.id} change={change} row={row} reread={reread} />
        ))}
      </List>
    </section>
  )
}

function ChangedRow({ change, row, reread }: Props & { readonly row: ChangeDetail['rows'][number] }) {
  const t = useTexts(priceDeskTexts)
  const { forints } = useFormats()
  const remove = useSend(priceDeskApi.removePriceRow)
  const { scope, subject, kind, netFrom, netTo, before, touches } = row
  const name = `${scope || t('everywhere')}: ${subject}`
  const takeOut = () =>
    remove.mutate({ params: { id: change.id }, body: { revision: change.revision, rowId: row.id } }, { onSettled: () => void reread() })
  return (
    <Card as="li">
      <div className={styles.row}>
        <p className={styles.name}>
          {name} <small>({t(`kinds.${kind}`)})</small>
        </p>
        <p>{netFrom === null || netTo === null ? t('ends') : <PriceFigures kind={kind} netFrom={netFrom} netTo={netTo} />}</p>
      </div>
      <Muted>{before ? t('was', { range: forints(before.netFrom, before.netTo) }) : t('newPrice')}</Muted>
      <p>
        {t('touches', { count: touches.count })}
        {touches.names.join(', ')}
        {touches.count > touches.names.length && ' …'}
      </p>
      {remove.error && <Note tone="danger">{remove.error.message}</Note>}
      {change.status === 'draft' && (
        <Button variant="quiet" aria-label={`${t('remove')}: ${name}`} onClick={takeOut}>
          {t('remove')}
        </Button>
      )}
    </Card>
  )
}

function Publishing({
  change,
  validFrom,
  setValidFrom,
  reread,
}: Props & { readonly validFrom: string; readonly setValidFrom: (day: string) => void }) {
  const t = useTexts(priceDeskTexts)
  const navigate = useNavigate()
  const publish = useSend(priceDeskApi.publishPriceChange)
  const drop = useSend(priceDeskApi.dropPriceChange)
  const params = { id: change.id }
  const isMissing = publish.error?.fields.some(({ path }) => path === 'validFrom')
  async function changed() {
    await Promise.all([reread(), readAgain(priceDeskApi.listPrices), readAgain(priceDeskApi.listPriceChanges)])
  }
  return (
    <Card
      as="form"
      edge="accent"
      noValidate
      aria-labelledby="publish"
      onSubmit={(event) => {
        event.preventDefault()
        publish.mutate({ params, body: { revision: change.revision, validFrom } }, { onSuccess: () => void changed() })
      }}
    >
      <h2 id="publish">{t('publish')}</h2>
      <p>{t('publishLead')}</p>
      <TextField
        name="validFrom"
        type="date"
        label={t('validFrom')}
        value={validFrom}
        problem={isMissing ? publish.error?.message : undefined}
        onChange={({ target }) => setValidFrom(target.value)}
      />
      {(publish.error ?? drop.error) && !isMissing && (
        <Note tone="danger" role="alert">
          {(publish.error ?? drop.error)?.message}
        </Note>
      )}
      <Actions>
        <Button type="submit" aria-disabled={publish.isPending}>
          {t(publish.isPending ? 'sending' : 'publishNow')}
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            drop.mutate(
              { params },
              { onSuccess: () => void readAgain(priceDeskApi.listPriceChanges).then(() => navigate(paths.deskPrices(), { replace: true })) },
            )
          }
        >
          {t('drop')}
        </Button>
      </Actions>
    </Card>
  )
}
