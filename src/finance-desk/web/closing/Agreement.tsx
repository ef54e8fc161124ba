import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { providerListsApi } from '#payments/provider-lists.api.ts'
import type { ShownAgreement, ShownDifference } from '#payments/provider-lists.ts'
import { useProviderName } from '#payments/web/use-provider-name.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { InvoiceLink } from '../parts/InvoiceLink.tsx'
import { NoteForm } from '../parts/NoteForm.tsx'
import { TableUpload } from '../parts/TableUpload.tsx'

/** How a day agrees with the providers' own lists, and where those are uploaded. */
export function Agreement({ day }: { readonly day: string }) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const providerName = useProviderName()
  const [differing, setDiffering] = useState<readonly { day: string; count: number }[]>([])
  const { data, error, isPending, refetch } = useCall(providerListsApi.showAgreement, { query: { day } }, { staleTime: 0 })
  // Who may not see it reads so of the whole page.
  if (error?.status === 403) return null
  return (
    <section className={styles.section}>
      <h2>{t('agreement.title')}</h2>
      <p>{t('agreement.lead')}</p>
      <TableUpload
        endpoint={providerListsApi.uploadProviderList}
        id="provider-list"
        label={t('agreement.upload')}
        hint={t('agreement.hint')}
        inputOf={(file) => {
          setDiffering([])
          return { body: {}, files: { list: [file] } }
        }}
        wordsOf={({ provider, firstDay, lastDay, read, new: added, skipped, differing: days }) => {
          const counted = { read: String(read), added: String(added), skipped: String(skipped) }
          const said = t('agreement.read', {
            provider: providerName(provider),
            first: formats.day(firstDay),
            last: formats.day(lastDay),
            ...counted,
          })
          return days.length === 0 ? `${said} ${t('agreement.agreedAll')}` : said
        }}
        onDone={(answer) => {
          setDiffering(answer.differing)
          void readAgain(providerListsApi.showAgreement)
        }}
      />
      {differing.length > 0 && (
        <p>
          {t('agreement.days')}{' '}
          {differing.map((one, at) => (
            <span key={one.day}>
              {at > 0 && ', '}
              <Link to={`${paths.financeClosing()}?day=${one.day}`}>
                {t('agreement.dayOf', { day: formats.day(one.day), count: String(one.count) })}
              </Link>
            </span>
          ))}
        </p>
      )}
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data?.providers.map((one) => (
        <Provider key={one.provider} day={day} agreement={one} />
      ))}
    </section>
  )
}

function Provider({ day, agreement }: { readonly day: string; readonly agreement: ShownAgreement }) {
  const t = useTexts(financeTexts)
  const providerName = useProviderName()
  const { news, tell } = useNews()
  const { provider, list, open, noted, differences } = agreement
  const name = providerName(provider)
  const more = open + noted - differences.length
  return (
    <section className={styles.provider}>
      <p className={styles.top}>
        <strong>{name}</strong>
        {!list && <Badge>{t('agreement.noList')}</Badge>}
        {list && <Badge tone={open > 0 ? 'danger' : 'soft'}>{open > 0 ? t('agreement.open', { count: open }) : t('agreement.agreed')}</Badge>}
      </p>
      {list && (
        <Muted>
          {t('agreement.from', { file: list.fileName })}: <DateText at={list.uploadedAt} />
          {noted > 0 && ` · ${t('agreement.notedCount', { count: String(noted) })}`}
        </Muted>
      )}
      <News news={news} />
      <List variant="cards" aria-label={t('agreement.list', { provider: name })}>
        {differences.map((one) => (
          <DifferenceItem
            key={`${one.kind} ${one.key} ${one.noted === null}`}
            day={day}
            provider={provider}
            difference={one}
            onNoted={async () => {
              await readAgain(providerListsApi.showAgreement)
              tell(t('agreement.done'))
            }}
          />
        ))}
      </List>
      {more > 0 && <Muted>{t('agreement.more', { count: String(more) })}</Muted>}
    </section>
  )
}

type ItemProps = {
  readonly day: string
  readonly provider: ShownAgreement['provider']
  readonly difference: ShownDifference
  readonly onNoted: () => Promise<void>
}

/** One transaction on which both sides differ, and how that was closed. */
function DifferenceItem({ day, provider, difference: { kind, key, difference, there, here, about, noted }, onNoted }: ItemProps) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<'note'>()
  const sideOf = (side: ShownDifference['here']) =>
    side ? t('agreement.side', { amount: formats.forint(side.amount), state: t(`agreement.state.${side.state}`) }) : t('agreement.nothing')
  return (
    <Card as="li" isDense className={styles.item} edge={noted ? undefined : 'danger'}>
      <p className={styles.top}>
        <strong>{t(`agreement.kind.${kind}`)}</strong>
        <Badge tone={noted ? 'plain' : 'danger'}>{t(`agreement.difference.${difference}`)}</Badge>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('agreement.there'), sideOf(there)],
          [t('agreement.here'), sideOf(here)],
          [t('agreement.transaction'), there ? key : null],
          [t('column.number'), about ? <InvoiceLink key="invoice" crmRequestId={about.crmRequestId} number={about.invoiceNumber} /> : null],
        ]}
      />
      {noted && <p>{t('agreement.noted', { note: noted.note, by: noted.by })}</p>}
      {!noted && !step && (
        <Actions>
          <Button ref={onto('note')} variant="quiet" onClick={() => begin('note')}>
            {t('agreement.note')}
          </Button>
        </Actions>
      )}
      {!noted && step && (
        <NoteForm
          schema={providerListsApi.noteDifference.body.pick({ note: true })}
          id={`difference-${kind}-${key}`}
          hint={t('agreement.noteHint')}
          send={({ note }) => call(providerListsApi.noteDifference, { body: { day, provider, kind, key, note } })}
          onDone={onNoted}
          onCancel={leave}
        />
      )}
    </Card>
  )
}
