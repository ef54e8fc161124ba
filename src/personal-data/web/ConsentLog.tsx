import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { agreedTexts } from '#requests/agreed-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { MyData } from '../my-data.ts'
import { personalDataTexts } from '../texts.ts'
import styles from './my-data.module.css'

const kindOf = (kind: string) => agreedTexts.find((known) => known === kind) ?? 'other'

/** Which texts somebody accepted, when and how, the newest first. */
export function ConsentLog({ consents }: { readonly consents: MyData['consents'] }) {
  const t = useTexts(personalDataTexts)
  if (consents.length === 0) return <EmptyState title={t('consents.none')} />
  return (
    <>
      <p>{t('consents.text')}</p>
      <List variant="cards" className={styles.known}>
        {consents.map(({ crmRequestId, kind, subject, validFrom, givenAt, channel }) => (
          <Card as="li" isDense key={`${crmRequestId} ${kind} ${subject} ${givenAt}`}>
            <h3>{t(`consents.kind.${kindOf(kind)}`)}</h3>
            <FactList
              variant="page"
              facts={[
                [t('consents.givenAt'), <DateText key="given" at={givenAt} />],
                [t('consents.version'), <DateText key="version" at={validFrom} as="dayOf" />],
                [t('consents.how'), t(`consents.channel.${channel === 'web' ? 'web' : 'other'}`)],
                [t('consents.request'), crmRequestId === null ? null : formatRequestNumber(crmRequestId)],
              ]}
            />
          </Card>
        ))}
      </List>
    </>
  )
}
