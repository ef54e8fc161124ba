import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { buybackApi } from '../buyback.api.ts'
import type { DuePayout } from '../buyback-view.ts'
import { buybackTexts } from '../texts.ts'

/** `/iranyitopult/szerviz/kifizetesek`: what is to be transferred for devices that were bought, with the accounts. Each is closed on its request. */
export default function PayoutsPage() {
  const t = useTexts(buybackTexts)
  const read = usePages(buybackApi.listBuybackPayouts, {}, ({ after, size, signal }) =>
    call(buybackApi.listBuybackPayouts, { query: { after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, isLast, refetch } = read
  const payouts = pages.flatMap((page) => page.payouts)
  if (error?.status === 403) return <NoPermission page={t('payouts.title')} />
  return (
    <>
      <PageTitle>{t('payouts.title')}</PageTitle>
      <Lead>{t('payouts.lead')}</Lead>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="rows" count={5} />}
      {!isPending && !error && payouts.length === 0 && <EmptyState title={t('payouts.empty')} />}
      {payouts.length > 0 && (
        <>
          <PayoutTable payouts={payouts} />
          <p role="status">{t(isLast ? 'payouts.countAll' : 'payouts.count', { count: payouts.length })}</p>
          <MorePages pages={read} words={t('payouts.more')} />
        </>
      )}
    </>
  )
}

/** A table where there is room for one, cards where there is not. */
function PayoutTable({ payouts }: { readonly payouts: readonly DuePayout[] }) {
  const t = useTexts(buybackTexts)
  const columns = useColumns()
  if (useMedia('(min-width: 1000px)'))
    return <Table label={t('payouts.caption')} items={payouts} keyOf={({ crmRequestId }) => crmRequestId} columns={columns} />
  return (
    <List variant="cards">
      {payouts.map((payout) => (
        <Card as="li" key={payout.crmRequestId} isDense>
          <FactList variant="dense" facts={columns.map(({ name, show }) => [name, show(payout)] as const)} />
        </Card>
      ))}
    </List>
  )
}

function useColumns(): readonly Column<DuePayout>[] {
  const t = useTexts(buybackTexts)
  const formats = useFormats()
  return [
    {
      key: 'request',
      name: t('payouts.request'),
      show: ({ crmRequestId, device }) => (
        <>
          <DeskRequestLink id={crmRequestId} hash="#buyback">
            {formatRequestNumber(crmRequestId)}
          </DeskRequestLink>
          <br />
          {device}
        </>
      ),
    },
    { key: 'seller', name: t('payouts.seller'), show: ({ seller, isCompany }) => (isCompany ? `${seller} (${t('payouts.company')})` : seller) },
    { key: 'account', name: t('payouts.account'), show: ({ account }) => account },
    { key: 'amount', name: t('payouts.amount'), show: ({ amount }) => <Money forint={amount} /> },
    { key: 'since', name: t('payouts.since'), show: ({ dueSince }) => formats.dayOf(dueSince) },
  ]
}
