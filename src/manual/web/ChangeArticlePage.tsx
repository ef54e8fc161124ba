import { data, useNavigate, useParams } from 'react-router'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { namesNothing } from '#base/web/not-found.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { paths } from '#paths.ts'
import { manualApi } from '../manual.api.ts'
import { manualTexts } from '../texts.ts'
import { ForHolders } from './ForHolders.tsx'
import { ArticleForm } from './writing/ArticleForm.tsx'

/** `/iranyitopult/dolgozoi-kisokos/:id/szerkesztes` */
export default function ChangeArticlePage() {
  const t = useTexts(manualTexts)
  return (
    <ForHolders permission="manual.edit" page={t('form.changeTitle')}>
      <ChangeArticle />
    </ForHolders>
  )
}

function ChangeArticle() {
  const t = useTexts(manualTexts)
  const navigate = useNavigate()
  const articleId = Number(useParams().id)
  const article = useCall(manualApi.showManualArticle, { params: { articleId }, query: {} })
  const brands = useCall(catalogueApi.listBrands, {})
  const back = () => void navigate(paths.manualArticle(articleId))
  if (article.error?.status === 403 || article.data?.mayEdit === false) return <NoPermission page={t('form.changeTitle')} />
  if (namesNothing(article.error)) throw data(null, { status: 404 })
  return (
    <>
      <PageTitle>{t('form.changeTitle')}</PageTitle>
      {article.error && <ErrorState error={article.error} retry={article.refetch} />}
      {article.isPending || brands.isPending ? (
        <Loading />
      ) : (
        article.data && <ArticleForm article={article.data} brands={brands.data ?? []} onSaved={back} onLeave={back} />
      )}
    </>
  )
}
