import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { PageTitle } from './PageTitle.tsx'
import { State } from './State.tsx'

/** A page whose visitor is known and may not see it. `page`: its title, where it stands in place of the whole page. */
export function NoPermission({ page }: { readonly page?: string }) {
  const t = useTexts(baseTexts)
  return (
    <>
      {page && <PageTitle>{page}</PageTitle>}
      <State title={t('noPermissionTitle')} role="alert">
        <p>{t('noPermissionText')}</p>
      </State>
    </>
  )
}
