import { useEffect, useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import { HeldRows } from '#base/web/forms/HeldForm.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { takeLostFocus } from '#base/web/lost-focus.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { surplusesApi } from '#payments/surpluses.api.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { SurplusItem } from './SurplusItem.tsx'

/** Money that is not ours to keep: what came for cancelled invoices, and what came too much. */
export function SurplusList({ onRefundAsked }: { readonly onRefundAsked: () => unknown }) {
  const t = useTexts(financeTexts)
  const { news, tell, forget } = useNews()
  const surpluses = usePages(surplusesApi.listSurpluses, {}, ({ after, size, signal }) =>
    call(surplusesApi.listSurpluses, { query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const listed = surpluses.pages.flatMap((page) => page.surpluses)
  const rows = listed.map((surplus) => ({ id: surplus.invoiceId, surplus }))
  const refusal = useRef<HTMLParagraphElement>(null)
  const [refused, setRefused] = useState('')
  const changed = async (text: string) => {
    setRefused('')
    await readAgain(surplusesApi.listSurpluses)
    tell(text)
  }
  /** What was open may be gone once the list is read, and the focus with it. */
  const overtaken = (sentence: string) => {
    forget()
    setRefused(sentence)
    void readAgain(surplusesApi.listSurpluses)
  }
  // Once what was read is drawn, and not when it was answered: on a busy machine the row, or its form, goes a frame later, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when other rows are drawn
  useEffect(() => {
    if (!refused) return
    const frame = requestAnimationFrame(() => takeLostFocus(refusal.current))
    return () => cancelAnimationFrame(frame)
  }, [refused, surpluses.pages])
  // Who may not see it reads so of the whole page.
  const error = surpluses.error?.status === 403 ? null : surpluses.error
  return (
    <section className={styles.list}>
      <h2>{t('surpluses.title')}</h2>
      <p>{t('surpluses.lead')}</p>
      <News news={news} />
      <ErrorText ref={refusal} tabIndex={-1}>
        {refused}
      </ErrorText>
      {error && <ErrorState error={error} retry={() => readAgain(surplusesApi.listSurpluses)} />}
      {surpluses.isPending && <Loading />}
      {!surpluses.isPending && !surpluses.error && listed.length === 0 && <Muted>{t('surpluses.none')}</Muted>}
      <List variant="cards">
        <HeldRows rows={rows} isWhole={surpluses.isLast}>
          {({ surplus }) => (
            <SurplusItem
              surplus={surplus}
              onChanged={changed}
              onOvertaken={overtaken}
              onRefundAsked={(text) => {
                void changed(text)
                onRefundAsked()
              }}
            />
          )}
        </HeldRows>
      </List>
      <MorePages pages={surpluses} words={t('surpluses.more')} />
    </section>
  )
}
