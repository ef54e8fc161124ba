import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type BulkStep, maxItems } from '../../bulk-step.ts'
import type { DeskRow } from '../../queue.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { RequestList } from '../list/RequestList.tsx'
import { BulkBar } from './BulkBar.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import styles from './bulk.module.css'

const none: ReadonlySet<number> = new Set()

const readLists = () => Promise.all([readAgain(serviceDeskApi.showQueue), readAgain(serviceDeskApi.searchRequests)])

/** A list of requests of which some can be chosen and handled together. */
export function ChosenRequests({ requests }: { readonly requests: readonly DeskRow[] }) {
  const t = useTexts(deskTexts)
  const box = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState(none)
  const [areTooMany, setTooMany] = useState(false)
  const [handled, setHandled] = useState<{ readonly rows: readonly DeskRow[]; readonly step: BulkStep | null } | null>(null)
  // What left the list meanwhile is no longer chosen: it would be handled unseen.
  const chosen = requests.filter(({ crmRequestId }) => ids.has(crmRequestId))
  const present = chosen.map(({ crmRequestId }) => crmRequestId)

  function select(wanted: readonly number[]) {
    setTooMany(wanted.length > maxItems)
    setIds(new Set(wanted.slice(0, maxItems)))
  }
  /** `left`: what was not done stays chosen; null: nothing was tried. */
  function close(left: readonly number[] | null) {
    // The dialog gives the focus back to what opened it, which may go with what was chosen.
    flushSync(() => setHandled(null))
    box.current?.focus()
    if (left === null) return
    select(left)
    void readLists()
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <RequestList requests={requests} chosen={present} choose={select} onChanged={readLists} />
      <ErrorText>{areTooMany && t('bulk.tooMany', { max: maxItems })}</ErrorText>
      {chosen.length > 0 && <BulkBar chosen={present} handle={(step) => setHandled({ rows: chosen, step })} clear={() => select([])} />}
      {handled && <BulkDialog rows={handled.rows} step={handled.step} close={close} />}
    </div>
  )
}
