import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import { trackingTexts } from '../../texts.ts'
import { useBackWords } from './use-back-words.ts'

/** Somebody else's request looks like one that does not exist. */
export function NoSuchRequest() {
  const t = useTexts(trackingTexts)
  const mine = useTexts(myRequestsTexts)
  const back = useBackWords()
  return (
    <>
      <PageTitle>{t('request.notFoundTitle')}</PageTitle>
      <p>{t('request.notFound')}</p>
      <Actions>
        <ButtonLink to={paths.myRequests()}>{mine(back)}</ButtonLink>
        <ButtonLink variant="quiet" to={paths.tracking()}>
          {t('request.askLink')}
        </ButtonLink>
      </Actions>
    </>
  )
}
