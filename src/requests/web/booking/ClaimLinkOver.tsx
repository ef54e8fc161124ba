import { ButtonLink } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { requestTexts } from '../../texts.ts'

/** The link to a repeat claim from an email opens nothing any more: it was revoked, its key was replaced, or a character of it is missing. */
export function ClaimLinkOver() {
  const t = useTexts(requestTexts)
  return (
    <>
      <PageTitle>{t('page.claimLinkOver')}</PageTitle>
      <p>{t('page.claimLinkOverText')}</p>
      <ButtonLink to={publicPaths.tracking()}>{t('page.openRepair')}</ButtonLink>
      <ButtonLink to={publicPaths.serviceWarrantyPickup()} variant="quiet">
        {t('page.claimWithoutLink')}
      </ButtonLink>
    </>
  )
}
