import type { ReactNode } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { company } from '#site/company.ts'
import { Words } from '#site/web/Words.tsx'
import type { MyData } from '../my-data.ts'
import { personalDataTexts } from '../texts.ts'
import { ConsentLog } from './ConsentLog.tsx'
import { KnownData } from './KnownData.tsx'
import styles from './my-data.module.css'

type Props = {
  readonly data: MyData
  readonly askExport: { readonly run: () => void; readonly isPending: boolean; readonly error: CallRefused | null }
  readonly download: { readonly run: (exportId: string) => void; readonly isPending: boolean; readonly problem: string | null }
  /** How whoever has an account mends their data themselves. */
  readonly correction?: ReactNode
  /** What else there is to do: restriction, where there is an account, and erasure. */
  readonly children: ReactNode
}

/** What is known of somebody, and what they may ask of it; the same for an account and for the link of a letter. */
export function MyDataSections({ data, askExport, download, correction, children }: Props) {
  const t = useTexts(personalDataTexts)
  return (
    <div className={styles.sections}>
      <section aria-labelledby="known">
        <h2 id="known">{t('known.title')}</h2>
        {data.categories.length === 0 ? <EmptyState title={t('known.none')} /> : <KnownData categories={data.categories} />}
      </section>
      <Card aria-labelledby="export">
        <h2 id="export">{t('export.title')}</h2>
        <p>{t('export.text')}</p>
        <Export data={data} askExport={askExport} download={download} />
      </Card>
      <Card aria-labelledby="correct">
        <h2 id="correct">{t('correct.title')}</h2>
        <p>
          <Words>{t('correct.text', { email: company.privacyEmail })}</Words>
        </p>
        {correction}
      </Card>
      <section aria-labelledby="consents">
        <h2 id="consents">{t('consents.title')}</h2>
        <ConsentLog consents={data.consents} />
      </section>
      {children}
    </div>
  )
}

function Export({ data: { export: copy }, askExport, download }: Pick<Props, 'data' | 'askExport' | 'download'>) {
  const t = useTexts(personalDataTexts)
  const state = copy?.state ?? 'none'
  return (
    <>
      <div role="status">
        {copy && state === 'running' && <p>{t('export.running', { at: new Date(copy.askedAt) })}</p>}
        {copy && state === 'ready' && <p>{t('export.ready', { until: new Date(copy.expiresAt) })}</p>}
        {copy && state === 'ready' && copy.missingFiles > 0 && <p>{t('export.missing', { n: copy.missingFiles })}</p>}
        {state === 'expired' && <p>{t('export.expired')}</p>}
      </div>
      <ErrorText>{askExport.error?.message ?? download.problem}</ErrorText>
      <Actions>
        {copy && state === 'ready' && (
          <Button onClick={() => download.run(copy.id)} aria-disabled={download.isPending}>
            {t(download.isPending ? 'export.downloading' : 'export.download')}
          </Button>
        )}
        {state !== 'running' && (
          <Button variant={state === 'ready' ? 'quiet' : 'main'} onClick={askExport.run} aria-disabled={askExport.isPending}>
            {t('export.ask')}
          </Button>
        )}
      </Actions>
    </>
  )
}
