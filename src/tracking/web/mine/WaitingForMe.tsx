import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import styles from './mine.module.css'
import type { Overview } from './use-my-requests.ts'
import { useDeviceName, useWaitingWords } from './words.ts'

type Props = {
  readonly overview: Overview
  /** Somebody looks for something else. */
  readonly isNarrowed: boolean
}

/** What only the customer can do, with its last day; each leads to the request. */
export function WaitingForMe({ overview: { waiting, moreWaiting }, isNarrowed }: Props) {
  const t = useTexts(myRequestsTexts)
  const nameOf = useDeviceName()
  const words = useWaitingWords()
  if (waiting.length === 0 || isNarrowed) return null
  return (
    <Card edge="accent" isSpaced aria-labelledby="waiting-for-me">
      <h2 id="waiting-for-me">{t('waiting.title')}</h2>
      <ul className={styles.waiting}>
        {waiting.flatMap((request) =>
          request.waitsFor.map((waits) => (
            <li key={`${request.crmRequestId} ${waits.kind}`}>
              <Link to={paths.ownRequest(request.crmRequestId)} className={styles.task}>
                <span>
                  <strong>{t(`waiting.${waits.kind}`)}</strong>
                  <span className={styles.about}>
                    {nameOf(request)} · {formatRequestNumber(request.crmRequestId)}
                  </span>
                  <span className={styles.by}>{words.day(waits)}</span>
                </span>
                <IconChevronRight size={24} stroke={1.75} aria-hidden="true" />
              </Link>
            </li>
          )),
        )}
      </ul>
      {moreWaiting && (
        <p>
          <Link to={`${paths.myRequests()}?state=waiting`}>{t('waiting.more')}</Link>
        </p>
      )}
    </Card>
  )
}
