import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { findBrands } from '../brand-search.ts'
import { catalogueTexts } from '../texts.ts'
import styles from './BrandListPage.module.css'
import { BrandTiles } from './BrandTiles.tsx'
import { useBrands } from './use-brands.ts'

/** `/igenyles/gyartok`: every brand, narrowed while typing; Enter opens the first that is left. */
export default function BrandListPage() {
  const t = useTexts(catalogueTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { form } = useEarlyTyping(({ brand }) => brand && setTyped(brand))
  const found = findBrands(useBrands(), typed)
  const partners = found.filter(({ partner }) => partner)
  const others = found.filter(({ partner }) => !partner)

  function openFirst(event: FormEvent) {
    event.preventDefault()
    const [first] = found
    if (first && typed) void navigate(publicPaths.brand(first.slug))
  }

  return (
    <>
      <PageTitle description={t('start.lead')}>{t('brands.title')}</PageTitle>
      <search>
        <form ref={form} onSubmit={openFirst} className={styles.search}>
          <label htmlFor="brand">{t('brands.search')}</label>
          <input
            id="brand"
            name="brand"
            type="search"
            autoComplete="off"
            enterKeyHint="go"
            aria-describedby="brand-hint"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span id="brand-hint" className={styles.hint}>
            {t('brands.hint')}
          </span>
        </form>
      </search>
      <p role="status" className={styles.count}>
        {typed && t('brands.found', { count: found.length })}
      </p>
      {partners.length > 0 && <BrandTiles title={t('brands.partners')} brands={partners} />}
      {others.length > 0 && <BrandTiles title={t('brands.others')} brands={others} />}
      {found.length === 0 && (
        <EmptyState title={t('brands.none', { words: typed })}>
          <p>{t('brands.noneText')}</p>
          <p>
            <Link to={publicPaths.imprint()}>{t('brands.toDesk')}</Link>
          </p>
          <Button variant="quiet" onClick={() => setTyped('')}>
            {t('brands.all')}
          </Button>
        </EmptyState>
      )}
    </>
  )
}
