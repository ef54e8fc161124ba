import { call } from '#base/web/call.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useFiltersInAddress } from '#base/web/use-filters-in-address.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { bulkUploadApi } from '../bulk-upload.api.ts'
import { bulkUploadTexts } from '../texts.ts'
import { uploadStates } from '../upload.ts'
import styles from './bulk-upload.module.css'

const stateName = 'allapot'

/** `/iranyitopult/szerviz/feltoltesek`: every file that was uploaded, for whoever looks after partners. The filter stands in the address. */
export default function ImportsPage() {
  const t = useTexts(bulkUploadTexts)
  const { address, put } = useFiltersInAddress()
  const state = uploadStates.find((one) => one === address.get(stateName))
  const read = usePages(bulkUploadApi.listImports, { state }, ({ after, size, signal }) =>
    call(bulkUploadApi.listImports, { query: { ...(state && { state }), after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const imports = read.pages.flatMap((page) => page.imports)
  if (read.error?.status === 403) return <NoPermission page={t('imports.title')} />
  return (
    <>
      <PageTitle>{t('imports.title')}</PageTitle>
      <Lead>{t('imports.lead')}</Lead>
      <Field name="import-state" label={t('imports.stateField')}>
        <Select id="import-state" value={state ?? ''} onChange={({ currentTarget: { value } }) => put(stateName, value)}>
          <option value="">{t('imports.anyState')}</option>
          {uploadStates.map((one) => (
            <option key={one} value={one}>
              {t(`uploadState.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {read.error && <ErrorState error={read.error} retry={read.refetch} />}
      {read.isPending && <Loading />}
      {!read.isPending && !read.error && imports.length === 0 && <EmptyState title={t('imports.none')} />}
      <List variant="cards">
        {imports.map(({ id, sender, email, fileName, fileSize, uploadedAt, state: of, counts, created, orderId, refusal }) => (
          <Card as="li" key={id} isDense>
            <p className={styles.head}>
              <strong className={styles.device}>{fileName}</strong>
              <Badge tone={of === 'refused' ? 'danger' : 'soft'}>{t(`uploadState.${of}`)}</Badge>
            </p>
            <p className={styles.words}>
              {refusal ?? t('imports.counted', { accepted: counts.accepted, warned: counts.warned, wrong: counts.wrong })}
              {orderId && ` · ${orderId} (${t('created', { count: created })})`}
            </p>
            <Muted isSmall>
              {`${sender} (${email}) · ${t('imports.kilobytes', { n: Math.max(1, Math.round(fileSize / 1024)) })} · `}
              <DateText at={uploadedAt} />
            </Muted>
          </Card>
        ))}
      </List>
      <MorePages pages={read} words={t('imports.more')} />
    </>
  )
}
