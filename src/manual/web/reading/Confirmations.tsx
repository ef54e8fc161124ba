import { useFormats } from '#base/web/formats.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { manualApi } from '../../manual.api.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'

/** Who has confirmed an important article as it stands, and who has not; for whoever writes the manual. */
export function Confirmations({ articleId }: { readonly articleId: number }) {
  const t = useTexts(manualTexts)
  const formats = useFormats()
  const { data, error, isPending, refetch } = useCall(manualApi.listManualConfirmations, { params: { articleId } })
  const people = data?.people ?? []
  return (
    <section className={`${styles.section} ${styles.noPrint}`} aria-labelledby="confirmations">
      <h2 id="confirmations">{t('confirmations.title')}</h2>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && people.length === 0 && <p>{t('confirmations.none')}</p>}
      {people.length > 0 && (
        <>
          <p>{t('confirmations.count', { done: people.filter(({ at }) => at !== null).length, all: people.length })}</p>
          <List variant="rows">
            {people.map(({ accountId, name, at }) => (
              <li key={accountId}>
                {name} <Muted as="span">{at === null ? t('confirmations.waiting') : t('confirmations.at', { at: formats.moment(at) })}</Muted>
              </li>
            ))}
          </List>
        </>
      )}
    </section>
  )
}
