import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { MyData } from '../my-data.ts'
import { personalDataTexts } from '../texts.ts'
import styles from './my-data.module.css'

/** Each kind of data: how many records, what for, how long, and what becomes of it. */
export function KnownData({ categories }: { readonly categories: MyData['categories'] }) {
  const t = useTexts(personalDataTexts)
  return (
    <List variant="cards" className={styles.known}>
      {categories.map(({ category, records, purposes, kept, whenErased }) => (
        <Card as="li" isDense key={category}>
          <h3>{t(`category.${category}`)}</h3>
          <p>{t('records', { n: records })}</p>
          <FactList
            variant="page"
            facts={[
              [t('known.what'), <Sentences key="what" of={purposes.map((purpose) => t(`purpose.${purpose}`))} />],
              [
                t('known.howLong'),
                kept.length > 0 ? (
                  <Sentences key="long" of={kept.map(({ unit, n, after }) => t(`kept.${unit}`, { n, after: t(`after.${after}`) }))} />
                ) : null,
              ],
              [t('known.whenErased'), <Sentences key="fate" of={whenErased.map((fate) => t(`fate.${fate}`))} />],
            ]}
          />
        </Card>
      ))}
    </List>
  )
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  if (of.length === 1) return of[0]
  return (
    <ul className={styles.plain}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
