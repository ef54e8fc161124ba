import { mayOrder } from '#accounts/may-order.ts'
import { useSession } from '#accounts/web/session.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { everything } from '../list-address.ts'
import { companyRequestTexts } from '../texts.ts'

/** The company has sent nothing yet. */
export function NoRequest() {
  const t = useTexts(companyRequestTexts)
  const session = useSession()
  return (
    <EmptyState title={t('empty.title')}>
      <p>{t('empty.text')}</p>
      {session.kind === 'signedIn' && mayOrder(session.person) && (
        <Actions shape="centre">
          <ButtonLink to={paths.newOrder()}>{t('empty.book')}</ButtonLink>
        </Actions>
      )}
    </EmptyState>
  )
}

/** None fits the filters. */
export function NoResult() {
  const t = useTexts(companyRequestTexts)
  return (
    <EmptyState title={t('noResult.title')}>
      <p>{t('noResult.text')}</p>
      <Actions shape="centre">
        <ButtonLink variant="quiet" to={`${paths.myRequests()}?${everything}`}>
          {t('filter.clear')}
        </ButtonLink>
      </Actions>
    </EmptyState>
  )
}
