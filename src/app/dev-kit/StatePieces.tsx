import { useState } from 'react'
import { defaultRows, type RowsPerPage } from '#base/rows-per-page.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FindInList } from '#base/web/kit/FindInList.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { LoginNeeded } from '#base/web/kit/LoginNeeded.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { RowsField } from '#base/web/kit/RowsField.tsx'
import { SearchForm } from '#base/web/kit/SearchForm.tsx'
import { SearchLine } from '#base/web/kit/SearchLine.tsx'
import { SelectionBar } from '#base/web/kit/SelectionBar.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { Stale } from '#base/web/kit/Stale.tsx'
import { Stepper } from '#base/web/kit/Stepper.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { Toast } from '#base/web/kit/Toast.tsx'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { fewTexts } from '#requests/few-texts.ts'
import { laterTexts } from '#requests/later-texts.ts'
import { bookingSteps } from '#requests/pickup-order-steps.ts'
import { requestTexts } from '#requests/texts.ts'
import { Piece } from './Piece.tsx'

export function StatePieces() {
  const t = useTexts(requestTexts)
  const fewT = useTexts(fewTexts)
  const laterT = useTexts(laterTexts)
  const error = new Error(t('page.formFailed'))
  return (
    <>
      <Piece name="Loading">
        <Loading />
      </Piece>
      <Piece name="Skeleton">
        {(['lines', 'rows', 'cards'] as const).map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Piece>
      <Piece name="Stale">
        <Stale isStale>
          <p>{t('device.known')}</p>
        </Stale>
      </Piece>
      <ToastPiece />
      <NewsPiece />
      <Piece name="SelectionBar">
        <SelectionBar label={fewT('previous.title')} count={t('device.known')} problem={<ErrorText>{t('page.formFailed')}</ErrorText>}>
          <Button>{t('steps.next')}</Button>
          <Button variant="quiet">{t('steps.previous')}</Button>
        </SelectionBar>
      </Piece>
      <Piece name="EmptyState">
        <EmptyState />
        <EmptyState title={laterT('locker.none')}>
          <p>{laterT('locker.noneText')}</p>
        </EmptyState>
      </Piece>
      <Piece name="ErrorState">
        <ErrorState error={error} />
        <ErrorState error={error} title={laterT('notSent.failedTitle')} retry={() => {}} />
      </Piece>
      <Piece name="ErrorText">
        <ErrorText>{error.message}</ErrorText>
        <ErrorText />
      </Piece>
      <Piece name="Stepper">
        <Stepper
          label={t('steps.nav')}
          steps={bookingSteps.map((name) => ({ name, words: t(`steps.${name}`) }))}
          here="pickup"
          doneWords={t('steps.done')}
          onOpen={() => {}}
        />
      </Piece>
      <PagesPieces />
      <Piece name="NoPermission">
        <NoPermission />
      </Piece>
      <Piece name="LoginNeeded">
        <LoginNeeded login="/" />
      </Piece>
    </>
  )
}

const pages = { isLast: false, isFetchingMore: false, isReadingOn: false, isFull: false, more: () => {} }

function PagesPieces() {
  const t = useTexts(requestTexts)
  const [rows, choose] = useState<RowsPerPage>(defaultRows)
  return (
    <>
      <Piece name="RowsField">
        <RowsField rows={rows} choose={choose} />
      </Piece>
      <Piece name="SearchForm">
        <SearchForm label={t('steps.nav')} text={undefined} find={() => {}} clear={{ words: t('draft.startAgain'), to: '/' }} />
        <SearchForm name="again" label={t('steps.nav')} text={t('steps.nav')} find={() => {}} clear={{ words: t('draft.startAgain'), to: '/' }} />
      </Piece>
      <Piece name="SearchLine">
        <SearchLine name="line" label={t('steps.nav')} hint={t('draft.stored')} words={t('draft.yes')} text={t('steps.nav')} search={() => {}} />
      </Piece>
      <Piece name="FindInList">
        <FindInList
          filters={{ status: undefined, from: undefined, to: undefined, text: t('steps.nav') }}
          choose={() => {}}
          statuses={[{ status: 'open', words: t('draft.stored') }]}
          words={{
            title: t('steps.nav'),
            text: t('steps.nav'),
            status: t('steps.nav'),
            anyStatus: t('draft.yes'),
            from: t('steps.nav'),
            to: t('steps.nav'),
            find: t('draft.yes'),
            clear: t('draft.startAgain'),
          }}
          everything="/"
        />
      </Piece>
      <Piece name="FormActions">
        <FormActions save={t('draft.yes')} isSending={false} onLeave={() => {}} />
        <FormActions save={t('draft.yes')} isSending onLeave={() => {}} />
        <FormActions save={t('draft.yes')} isSending={false} onLeave={() => {}} isReady={false} />
      </Piece>
      <Piece name="TableDownloads">
        <TableDownloads
          words={{ xlsx: t('draft.yes'), csv: t('draft.startAgain') }}
          save={() => Promise.reject(new CallRefused({ status: 999, code: 'DOWNLOAD_FAILED', message: t('page.formFailed') }))}
        />
      </Piece>
      <Piece name="MorePages">
        <MorePages pages={pages} words={t('steps.nav')} />
        <MorePages pages={{ ...pages, isFetchingMore: true }} words={t('steps.nav')} />
        <MorePages pages={{ ...pages, isReadingOn: true }} words={t('steps.nav')} shown={1250} />
        <MorePages pages={{ ...pages, isFull: true }} words={t('steps.nav')} />
      </Piece>
    </>
  )
}

function ToastPiece() {
  const t = useTexts(requestTexts)
  const [isSaid, setSaid] = useState(false)
  return (
    <Piece name="Toast">
      <Button variant="quiet" onClick={() => setSaid(true)}>
        {t('draft.yes')}
      </Button>
      <Toast onClose={() => setSaid(false)}>{isSaid && <p>{t('draft.stored')}</p>}</Toast>
    </Piece>
  )
}

function NewsPiece() {
  const t = useTexts(requestTexts)
  const { news, tell } = useNews()
  return (
    <Piece name="News">
      <Button variant="quiet" onClick={() => tell(t('draft.stored'))}>
        {t('draft.yes')}
      </Button>
      <News news={news} />
    </Piece>
  )
}
