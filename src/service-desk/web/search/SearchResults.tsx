import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { Toast } from '#base/web/kit/Toast.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { isEmpty, readingsOf } from '../../search.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { ChosenRequests } from '../bulk/ChosenRequests.tsx'
import styles from './search.module.css'

type Found = Output<typeof serviceDeskApi.searchRequests>

/** What was found; of a list, first what was not, and what each of its numbers stands for. */
export function SearchResults({ asked, found }: { readonly asked: string; readonly found: Found }) {
  const t = useTexts(deskTexts)
  const { requests, list, more, notFound } = found
  if (requests.length === 0 && !list)
    return (
      <EmptyState title={t('search.none', { asked })}>
        <p>{t(isEmpty(readingsOf(asked)) ? 'search.shortText' : 'search.noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      {list && notFound.length > 0 && <Missing numbers={notFound} />}
      {list && <Listed list={list} />}
      <p role="status" className={styles.summary}>
        {t('search.found', { count: requests.length })} {more && t('search.more')}
      </p>
      {requests.length > 0 && <ChosenRequests requests={requests} />}
    </>
  )
}

function Missing({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useTexts(deskTexts)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(numbers.join('\n'))
    setCopied(true)
  }
  return (
    <Card isDense className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">
        {t('search.notFound')} ({numbers.length})
      </h2>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => void copy()}>
        {t('search.copyMissing')}
      </Button>
      <Toast onClose={() => setCopied(false)}>{isCopied && t('search.copied')}</Toast>
    </Card>
  )
}

function Listed({ list }: { readonly list: NonNullable<Found['list']> }) {
  const t = useTexts(deskTexts)
  const missing = list.filter((one) => one.found.length === 0).length
  return (
    <Card as="details" isDense className={styles.asked} open={list.length <= 10}>
      <summary>
        {t('search.list')}: {t('search.listFound', { found: list.length - missing, missing })}
      </summary>
      <dl>
        {list.map(({ asked, found }) => (
          <div key={asked} className={styles.pair}>
            <dt>{asked}</dt>
            <dd>
              {found.length === 0 && <span className={styles.none}>{t('search.missing')}</span>}
              {found.map((id) => (
                <DeskRequestLink key={id} id={id} className={styles.foundNumber}>
                  {formatRequestNumber(id)}
                </DeskRequestLink>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
