import { useEffect, useRef, useState } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { DeskRow } from '../../queue.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import styles from './list.module.css'

type Props = { readonly row: DeskRow; readonly onChanged: () => unknown }

/** Who looks after it; what nobody does can be taken with one touch. */
export function Assigned({ row, onChanged }: Props) {
  const t = useTexts(deskTexts)
  const session = useSession()
  const assigning = useSend(serviceDeskApi.assignRequest)
  const [problem, setProblem] = useState<string | null>(null)
  const name = useRef<HTMLSpanElement>(null)
  const wasPressed = assigning.isSuccess
  // The button is gone, so whose it is now takes its focus.
  useEffect(() => {
    if (wasPressed && row.assigned) name.current?.focus()
  }, [wasPressed, row.assigned])
  if (row.assigned)
    return (
      <span ref={name} tabIndex={-1}>
        {row.assigned.name}
      </span>
    )
  if (row.closed || session.kind !== 'signedIn') return <span className={styles.detail}>{t('row.nobody')}</span>

  const { customerId } = session.person
  const take = () =>
    assigning.mutate(
      { params: { id: row.crmRequestId }, body: { version: row.version, accountId: customerId } },
      // Somebody was faster: the list is read again and says who.
      { onError: ({ message }) => setProblem(message), onSettled: () => void onChanged() },
    )
  return (
    <div>
      <button
        type="button"
        className={styles.take}
        aria-label={t('row.takeItOf', { number: formatRequestNumber(row.crmRequestId) })}
        aria-disabled={assigning.isPending}
        onClick={() => {
          if (!assigning.isPending) take()
        }}
      >
        {t('row.takeIt')}
      </button>
      {problem && (
        <span role="alert" className={styles.late}>
          {problem}
        </span>
      )}
    </div>
  )
}
