import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { type ArticleInList, manualLanguage } from '../../manual.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'
import { ArticleFacts, type NamedBrand } from './ArticleFacts.tsx'

/** One article of the list. */
export function ArticleItem({ article, brands }: { readonly article: ArticleInList; readonly brands: readonly NamedBrand[] }) {
  const t = useTexts(manualTexts)
  const { id, title, excerpt, important, isConfirmed, isRetired } = article
  return (
    <Card as="li" isDense>
      <h3 className={styles.name} lang={manualLanguage}>
        <Link to={paths.manualArticle(id)}>{title}</Link>
      </h3>
      <p className={styles.facts}>
        {isRetired && <Badge tone="danger">{t('retired')}</Badge>}
        {important && !isRetired && <Badge tone={isConfirmed ? 'soft' : 'accent'}>{t(isConfirmed ? 'confirmed' : 'notConfirmed')}</Badge>}
        <ArticleFacts article={article} brands={brands} />
      </p>
      <p className={styles.words} lang={manualLanguage}>
        {excerpt}
      </p>
    </Card>
  )
}
