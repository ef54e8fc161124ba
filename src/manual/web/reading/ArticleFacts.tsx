import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ArticleInList } from '../../manual.ts'
import { manualTexts } from '../../texts.ts'

export type NamedBrand = { readonly brandId: number; readonly brandName: string }
type Props = { readonly article: Pick<ArticleInList, 'places' | 'brandIds'>; readonly brands: readonly NamedBrand[] }

/** Where an article belongs: steps of the work, and brands where it is not about all. */
export function ArticleFacts({ article: { places, brandIds }, brands }: Props) {
  const t = useTexts(manualTexts)
  const names = brands.filter(({ brandId }) => brandIds.includes(brandId)).map(({ brandName }) => brandName)
  return (
    <>
      {places.map((place) => (
        <Muted as="span" key={place}>
          {t(`places.${place}`)}
        </Muted>
      ))}
      {names.length > 0 && <Muted as="span">{t('ofBrands', { brands: names.join(', ') })}</Muted>}
    </>
  )
}
