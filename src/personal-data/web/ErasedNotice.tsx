import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { personalDataTexts } from '../texts.ts'

/**
 * The last screen of somebody who was erased; the session ended with the account, which the next page finds out by itself. Who came by the link of a
 * letter (`isByLink`) was not logged in, and may have had no account.
 */
export function ErasedNotice({ isByLink = false }: { readonly isByLink?: boolean }) {
  const t = useTexts(personalDataTexts)
  return (
    <>
      <PageTitle key="erased">{t('erase.doneTitle')}</PageTitle>
      <Card width="narrow" role="status">
        <p>{t(isByLink ? 'erase.doneByLink' : 'erase.done')}</p>
        <ButtonLink to={publicPaths.requestStart()} reloadDocument>
          {t('erase.home')}
        </ButtonLink>
      </Card>
    </>
  )
}
