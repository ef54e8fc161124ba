import { useNavigate } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { paths } from '#paths.ts'
import { manualTexts } from '../texts.ts'
import { ArticleForm } from './writing/ArticleForm.tsx'

/** `/iranyitopult/dolgozoi-kisokos/uj` */
export default function NewArticlePage() {
  const t = useTexts(manualTexts)
  const navigate = useNavigate()
  const session = useSession()
  const brands = useCall(catalogueApi.listBrands, {})
  if (session.kind !== 'signedIn' || !session.permissionKeys.includes('manual.edit')) return <NoPermission page={t('form.newTitle')} />
  return (
    <>
      <PageTitle>{t('form.newTitle')}</PageTitle>
      {brands.isPending ? (
        <Loading />
      ) : (
        <ArticleForm
          article={null}
          brands={brands.data ?? []}
          onSaved={(id) => void navigate(paths.manualArticle(id))}
          onLeave={() => void navigate(paths.manual())}
        />
      )}
    </>
  )
}
