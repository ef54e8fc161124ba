import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companyRequestsApi } from '../../company-requests.api.ts'
import { companyRequestTexts } from '../../texts.ts'
import { QuoteLists } from './QuoteLists.tsx'
import { Results } from './Results.tsx'

type Props = {
  readonly ids: readonly number[]
  /** Given what was not done; null when nothing was tried. */
  readonly close: (left: readonly number[] | null) => void
}

/** What each of the chosen quotes costs, and which of them can be accepted together; the button says what the law wants it to say (DOMAIN 0.2). */
export function AcceptQuotes({ ids: chosen, close }: Props) {
  const t = useTexts(companyRequestTexts)
  const base = useTexts(baseTexts)
  const [ids] = useState(chosen)
  const { data, error, refetch } = useCall(companyRequestsApi.showQuotesOfMany, { query: { ids: ids.join(',') } }, { staleTime: 0 })
  const accept = useSend(companyRequestsApi.acceptQuotesOfMany)
  const results = accept.data?.results
  const ready = data?.quotes.flatMap(({ id, quote, notBecause }) => (quote && notBecause === null ? [{ id, version: quote.version }] : [])) ?? []
  const left = results?.filter(({ result }) => result === 'refused').map(({ id }) => id) ?? null
  const leave = () => close(left)
  return (
    <Dialog title={t('accept.title')} isKept={accept.isPending} onClose={leave}>
      {results && <Results results={results} close={leave} />}
      {!results && error && <ErrorState error={error} retry={refetch} />}
      {!results && !error && !data && <Loading />}
      {!results && data && (
        <>
          <QuoteLists quotes={data.quotes} />
          <ErrorText>{accept.error?.message}</ErrorText>
          <Actions>
            {ready.length > 0 && (
              <Button
                aria-disabled={accept.isPending}
                onClick={() => !accept.isPending && accept.mutate({ body: { quotes: ready, orderToPay: data.orderToPay.id } })}
              >
                {accept.isPending ? base('saving') : data.orderToPay.text}
              </Button>
            )}
            <Button variant="quiet" onClick={leave}>
              {base('cancel')}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  )
}
