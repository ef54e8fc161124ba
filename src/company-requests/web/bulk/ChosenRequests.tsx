import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companyRequestsApi } from '../../company-requests.api.ts'
import { maxChosen } from '../../in-bulk.ts'
import type { CompanyRequest } from '../../list.ts'
import type { ListView } from '../../list-address.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'
import { CompanyList } from '../list/CompanyList.tsx'
import { AcceptQuotes } from './AcceptQuotes.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { WriteToMany } from './WriteToMany.tsx'

const none: ReadonlySet<number> = new Set()

/** A list of requests of which some can be chosen and handled together. */
export function ChosenRequests({ requests, view }: { readonly requests: readonly CompanyRequest[]; readonly view: ListView }) {
  const t = useTexts(companyRequestTexts)
  const box = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState(none)
  const [areTooMany, setTooMany] = useState(false)
  const [open, setOpen] = useState<'write' | 'accept' | null>(null)
  // What left the list meanwhile is no longer chosen: it would be handled unseen.
  const chosen = requests.filter(({ crmRequestId }) => ids.has(crmRequestId)).map(({ crmRequestId }) => crmRequestId)

  function choose(wanted: readonly number[]) {
    setTooMany(wanted.length > maxChosen)
    setIds(new Set(wanted.slice(0, maxChosen)))
  }
  /** `left`: what was not done stays chosen; null: nothing was tried. */
  function close(left: readonly number[] | null) {
    // The dialog gives the focus back to what opened it, which may go with what was chosen.
    flushSync(() => setOpen(null))
    box.current?.focus()
    if (left === null) return
    choose(left)
    void readAgain(companyRequestsApi.listCompanyRequests)
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <CompanyList requests={requests} view={view} chosen={chosen} choose={choose} />
      <ErrorText>{areTooMany && t('bulk.tooMany', { max: maxChosen })}</ErrorText>
      {chosen.length > 0 && <ChosenBar chosen={chosen} open={setOpen} clear={() => choose([])} />}
      {open === 'write' && <WriteToMany ids={chosen} close={close} />}
      {open === 'accept' && <AcceptQuotes ids={chosen} close={close} />}
    </div>
  )
}
