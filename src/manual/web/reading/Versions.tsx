import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { manualApi } from '../../manual.api.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'

type Props = { readonly articleId: number; readonly shown: number; readonly present: number }

/** Every version an article was left in; read once it is opened. */
export function Versions({ articleId, shown, present }: Props) {
  const t = useTexts(manualTexts)
  const [isOpen, setOpen] = useState(false)
  if (present === 1) return null
  return (
    <details className={`${styles.section} ${styles.noPrint}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('article.history')}</summary>
      {isOpen && <VersionList articleId={articleId} shown={shown} present={present} />}
    </details>
  )
}

function VersionList({ articleId, shown, present }: Props) {
  const t = useTexts(manualTexts)
  const formats = useFormats()
  const read = usePages(manualApi.listManualVersions, { articleId, present }, ({ after, size, signal }) =>
    call(manualApi.listManualVersions, { params: { articleId }, query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  return (
    <>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      <List variant="rows">
        {pages
          .flatMap((page) => page.versions)
          .map(({ version, note, writtenAt, writtenBy }) => (
            <li key={version}>
              <Link to={`${paths.manualArticle(articleId)}?valtozat=${version}`} aria-current={version === shown ? 'page' : undefined}>
                {t('article.version', { version })}
              </Link>{' '}
              <Muted as="span">{[formats.moment(writtenAt), writtenBy, note].filter(Boolean).join(' · ')}</Muted>
            </li>
          ))}
      </List>
      <MorePages pages={read} words={t('article.moreVersions')} />
    </>
  )
}
