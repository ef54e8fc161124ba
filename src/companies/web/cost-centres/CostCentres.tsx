import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { costCentreInWords } from '../../cost-centre.ts'
import { companyTexts } from '../../texts.ts'
import styles from '../companies.module.css'
import { CostCentreForm } from './CostCentreForm.tsx'

/** The cost centres of a company, for its administrators and the desk. */
export function CostCentres({ companyId }: { readonly companyId: number }) {
  const t = useTexts(companyTexts)
  const { data, error, isPending, refetch } = useCall(companiesApi.listCostCentres, { params: { companyId } })
  /** The one that is being changed, `new`, or none. */
  const { step: open, begin, leave, end, onto } = useOpenStep<number | 'new'>()
  const { news, tell, forget } = useNews()

  async function saved(words: string) {
    await Promise.all([readAgain(companiesApi.listCostCentres), readAgain(companiesApi.listCompanyLog)])
    end()
    tell(words)
  }
  const start = (which: number | 'new') => {
    forget()
    begin(which)
  }
  const form = { companyId, onSaved: saved, onLeave: leave }

  return (
    <section className={styles.section} aria-labelledby="cost-centres">
      <h2 id="cost-centres">{t('costCentres.title')}</h2>
      <p>{t('costCentres.lead')}</p>
      <News news={news} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data?.costCentres.length === 0 && open !== 'new' && <EmptyState title={t('costCentres.none')} />}
      {data && data.costCentres.length > 0 && (
        <List variant="cards">
          {data.costCentres.map((one) => (
            <Card as="li" key={`${one.id} ${one.version}`}>
              {open === one.id ? (
                <CostCentreForm {...form} costCentre={one} />
              ) : (
                <div className={styles.between}>
                  <ItemTitle>
                    {costCentreInWords(one)} {!one.active && <Badge>{t('costCentres.inactive')}</Badge>}
                  </ItemTitle>
                  <Button
                    ref={onto(one.id)}
                    variant="quiet"
                    aria-label={`${t('costCentres.change')}: ${costCentreInWords(one)}`}
                    onClick={() => start(one.id)}
                  >
                    {t('costCentres.change')}
                  </Button>
                </div>
              )}
            </Card>
          ))}
        </List>
      )}
      {open === 'new' ? (
        <Card isSpaced>
          <CostCentreForm {...form} costCentre={null} />
        </Card>
      ) : (
        <Button ref={onto('new')} variant="quiet" onClick={() => start('new')}>
          {t('costCentres.add')}
        </Button>
      )}
    </section>
  )
}
