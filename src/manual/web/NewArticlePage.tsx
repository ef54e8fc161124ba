import { useNavigate } from 'react-router'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { paths } from '#paths.ts'
import { manualTexts } from '../texts.ts'
import { ForHolders } from './ForHolders.tsx'
import { ArticleForm } from './writing/ArticleForm.tsx'

/** `/iranyitopult/dolgozoi-kisokos/uj` */
export default function NewArticlePage() {
  const t = useTexts(manualTexts)
  const navigate = useNavigate()
  const brands = useCall(catalogueApi.listBrands, {})
  return (
    <ForHolders permission="manual.edit" page={t('form.newTitle')}>
      <PageTitle>{t('form.newTitle')}</PageTitle>
      {brands.isPending ? (
        <Loading />
      ) : (
        <ArticleForm
          article={null}
          brands={brands.data ?? []}
          // The way back leads past the form that was sent.
          onSaved={(id) => void navigate(paths.manualArticle(id), { replace: true })}
          onLeave={() => void navigate(paths.manual())}
        />
      )}
    </ForHolders>
  )
}
