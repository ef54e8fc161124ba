import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { LoginNeeded } from '#base/web/kit/LoginNeeded.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '#requests/texts.ts'
import { Piece } from './Piece.tsx'

export function StatePieces() {
  const t = useTexts(requestTexts)
  const error = new Error(t('page.formFailed'))
  return (
    <>
      <Piece name="Loading">
        <Loading />
      </Piece>
      <Piece name="EmptyState">
        <EmptyState />
        <EmptyState title={t('locker.none')}>
          <p>{t('locker.searchHint')}</p>
        </EmptyState>
      </Piece>
      <Piece name="ErrorState">
        <ErrorState error={error} />
        <ErrorState error={error} title={t('send.failedTitle')} retry={() => {}} />
      </Piece>
      <Piece name="ErrorText">
        <ErrorText>{error.message}</ErrorText>
        <ErrorText />
      </Piece>
      <Piece name="NoPermission">
        <NoPermission />
      </Piece>
      <Piece name="LoginNeeded">
        <LoginNeeded login="/" />
      </Piece>
    </>
  )
}
