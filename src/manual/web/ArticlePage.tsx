import { data as answer, Link, useParams, useSearchParams } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { namesNothing } from '#base/web/not-found.ts'
import { useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { paths } from '#paths.ts'
import { manualApi } from '../manual.api.ts'
import { type ManualArticle, manualLanguage } from '../manual.ts'
import { manualTexts } from '../texts.ts'
import { ForHolders } from './ForHolders.tsx'
import styles from './manual.module.css'
import { ArticleFacts } from './reading/ArticleFacts.tsx'
import { Confirm } from './reading/Confirm.tsx'
import { Confirmations } from './reading/Confirmations.tsx'
import { Markdown } from './reading/Markdown.tsx'
import { Versions } from './reading/Versions.tsx'
import { Retire } from './writing/Retire.tsx'

/** `/iranyitopult/dolgozoi-kisokos/:id?valtozat=…`: an article, as it stands or as it was. */
export default function ArticlePage() {
  const t = useTexts(manualTexts)
  return (
    <ForHolders permission="manual.view" page={t('title')}>
      <AskedArticle />
    </ForHolders>
  )
}

function AskedArticle() {
  const t = useTexts(manualTexts)
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const version = Number(address.get('valtozat')) || undefined
  const { data, error, isPending, refetch } = useCall(manualApi.showManualArticle, { params: { articleId: Number(id) }, query: { version } })
  if (error?.status === 403) return <NoPermission page={t('title')} />
  if (namesNothing(error)) throw answer(null, { status: 404 })
  return (
    <>
      <p className={styles.noPrint}>
        <BackLink to={asLeft(paths.manual())}>{t('article.back')}</BackLink>
      </p>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && <Article key={data.id} article={data} />}
    </>
  )
}

function Article({ article }: { readonly article: ManualArticle }) {
  const t = useTexts(manualTexts)
  const formats = useFormats()
  const brands = useCall(catalogueApi.listBrands, {})
  const { news, tell } = useNews()
  const { id, title, body, important, isRetired, mayEdit, shownVersion, version, writtenAt, writtenBy } = article
  const isPresent = shownVersion === version
  const at = formats.moment(writtenAt)
  return (
    <>
      <div lang={manualLanguage}>
        <PageTitle>{title}</PageTitle>
      </div>
      <News news={news} />
      <p className={styles.facts}>
        {isRetired && <Badge tone="danger">{t('retired')}</Badge>}
        {important && <Badge tone="accent">{t('important')}</Badge>}
        <ArticleFacts article={article} brands={brands.data ?? []} />
      </p>
      {!isPresent && (
        <Note tone="warning">
          {t('article.earlier', { version: shownVersion })} <Link to={paths.manualArticle(id)}>{t('article.toPresent')}</Link>
        </Note>
      )}
      <Markdown text={body} />
      <Muted>{writtenBy === null ? t('article.writtenByPortal', { at }) : t('article.written', { by: writtenBy, at })}</Muted>
      {isPresent && important && !isRetired && !article.isConfirmed && <Confirm article={article} onConfirmed={() => tell(t('article.thanks'))} />}
      <Actions className={styles.noPrint}>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('article.print')}
        </Button>
        {mayEdit && isPresent && (
          <ButtonLink variant="quiet" to={paths.manualArticleChange(id)}>
            {t('article.change')}
          </ButtonLink>
        )}
      </Actions>
      {mayEdit && isPresent && <Retire article={article} onDone={tell} />}
      {mayEdit && isPresent && important && <Confirmations articleId={id} />}
      <Versions articleId={id} shown={shownVersion} present={version} />
    </>
  )
}
