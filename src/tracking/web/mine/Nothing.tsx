import { Link } from 'react-router'
import { mayOrder } from '#accounts/may-order.ts'
import { useSession } from '#accounts/web/session.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import styles from './mine.module.css'
import { PackedDevice } from './PackedDevice.tsx'

/** Nothing was ordered yet: what this is for, and the way to the first order. */
export function NoRequest() {
  const t = useTexts(myRequestsTexts)
  const session = useSession()
  const mayBook = session.kind === 'signedIn' && mayOrder(session.person)
  return (
    <div className={styles.empty}>
      <PackedDevice />
      <EmptyState title={t('empty.title')}>
        <p>{t(mayBook ? 'empty.text' : 'empty.none')}</p>
        {mayBook && (
          <>
            <Actions shape="centre">
              <ButtonLink to={paths.requestStart()}>{t('empty.book')}</ButtonLink>
            </Actions>
            <p>
              {t('empty.earlier')} <Link to={paths.tracking()}>{t('empty.track')}</Link>
            </p>
          </>
        )}
      </EmptyState>
    </div>
  )
}

/** None fits the filters. */
export function NoResult() {
  const t = useTexts(myRequestsTexts)
  return (
    <EmptyState title={t('noResult.title')}>
      <p>{t('noResult.text')}</p>
      <Actions shape="centre">
        <ButtonLink variant="quiet" to={paths.myRequests()}>
          {t('filter.clear')}
        </ButtonLink>
      </Actions>
    </EmptyState>
  )
}
