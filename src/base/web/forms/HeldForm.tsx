import { Fragment, type MouseEvent, type ReactElement, type ReactNode, useContext, useEffect, useReducer, useRef, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { classes } from '../kit/classes.ts'
import { Note } from '../kit/Note.tsx'
import { OverContext } from '../kit/over.ts'
import { focusPlaceOf, takeFocusOfOver } from '../lost-focus.ts'
import { useTexts } from '../use-texts.ts'
import noticeStyles from './DraftNotice.module.css'
import styles from './HeldForm.module.css'
import { FormHolderContext, formHolder, rowsOver, withHeld } from './held-forms.ts'
import { formTexts } from './texts.ts'

type Props = {
  /** The form, while it may be sent; another key is another form. */
  readonly children: ReactElement | false | null | undefined
}

/**
 * A form that somebody else may end: the customer decides, a colleague finishes the work. What it was for is over then and the page shows how it
 * stands, but what was typed stays beside it, with the refusal, until it is discarded. Nothing typed: it goes at once.
 */
export function HeldForm({ children }: Props) {
  const t = useTexts(formTexts)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  // A row of a list that is kept itself keeps it too.
  const outer = useContext(FormHolderContext)
  const [holder] = useState(() =>
    formHolder(() => {
      draw()
      outer?.letGo()
    }),
  )
  useEffect(() => outer?.register(holder.isAnyUnsaved), [outer, holder])
  const isRowOver = useContext(OverContext)
  const shown = useRef<ReactElement>(null)
  const offered = children || null
  const isOver = shown.current !== null && (isRowOver || !isSame(shown.current, offered)) && holder.isAnyUnsaved()
  if (!isOver) shown.current = offered
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isOver) takeFocusOfOver(notice.current, notice.current?.parentElement?.parentElement)
  }, [isOver])

  function discard(event: MouseEvent<HTMLElement>) {
    focusPlaceOf(event.currentTarget)
    holder.forget()
  }

  return (
    <FormHolderContext value={holder}>
      {isOver && (
        <Note as="aside" tone="warning" className={classes(noticeStyles.notice, styles.held)} aria-label={t('heldTitle')}>
          <p ref={notice} role="status" tabIndex={-1}>
            {t('held')}
          </p>
          <Button variant="quiet" onClick={discard}>
            {t('draftDiscard')}
          </Button>
        </Note>
      )}
      <OverContext value={isOver}>
        <Fragment key="form">{shown.current}</Fragment>
      </OverContext>
    </FormHolderContext>
  )
}

const isSame = (one: ReactElement, other: ReactElement | null) => other !== null && one.type === other.type && one.key === other.key

type RowsProps<Row> = {
  readonly rows: readonly Row[]
  /** Whether these are all there are: what stood after the last of them is perhaps only not read yet. */
  readonly isWhole: boolean
  readonly children: (row: Row) => ReactNode
}

/**
 * Rows with forms of their own (each in its `HeldForm`, which says so): one that left the list, because somebody else settled it, stays while
 * something is typed into it.
 */
export function HeldRows<Row extends { readonly id: string | number }>({ rows, isWhole, children }: RowsProps<Row>) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const [holders] = useState(() => new Map<Row['id'], ReturnType<typeof formHolder>>())
  const shown = useRef<readonly Row[]>([])
  shown.current = withHeld(shown.current, rows, ({ id }) => holders.get(id)?.isAnyUnsaved() === true)
  const isOver = rowsOver(shown.current, rows, isWhole)
  return shown.current.map((row) => {
    const holder = holders.get(row.id) ?? formHolder(draw)
    holders.set(row.id, holder)
    return (
      <FormHolderContext key={row.id} value={holder}>
        <OverContext value={isOver(row)}>{children(row)}</OverContext>
      </FormHolderContext>
    )
  })
}
