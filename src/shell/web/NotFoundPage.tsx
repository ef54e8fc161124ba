import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { shellTexts } from '../texts.ts'
import styles from './NotFoundPage.module.css'

/** Any unknown address, and addresses whose subject does not exist. */
export default function NotFoundPage() {
  const t = useTexts(shellTexts)
  return (
    <div className={styles.box}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <p>{t('notFound.text')}</p>
      <Actions>
        <ButtonLink to={publicPaths.requestStart()}>{t('notFound.start')}</ButtonLink>
        <ButtonLink variant="quiet" to={publicPaths.tracking()}>
          {t('notFound.tracking')}
        </ButtonLink>
      </Actions>
    </div>
  )
}
