import { Fragment, type MouseEvent, type ReactElement, type ReactNode, useContext, useEffect, useReducer, useRef, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Note } from '../kit/Note.tsx'
import { useTexts } from '../use-texts.ts'
import noticeStyles from './DraftNotice.module.css'
import { KeeperContext, keeperOf, withKept } from './kept-forms.ts'
import { formTexts } from './texts.ts'

type Props = {
  /** The form, while it may be sent; another key is another form. */
  readonly children: ReactElement | false | null | undefined
}

/**
 * A form that somebody else may end: the customer decides, a colleague finishes the work. What it was for is over then and the page shows how it
 * stands, but what was typed stays beside it, with the refusal, until it is discarded. Nothing typed: it goes at once.
 */
export function KeptForm({ children }: Props) {
  const t = useTexts(formTexts)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  // A row of a list that is kept itself keeps it too.
  const outer = useContext(KeeperContext)
  const [keeper] = useState(() =>
    keeperOf(() => {
      draw()
      outer?.letGo()
    }),
  )
  useEffect(() => outer?.register(keeper.isAnyUnsaved), [outer, keeper])
  const shown = useRef<ReactElement>(null)
  const offered = children || null
  const isOver = shown.current !== null && !isSame(shown.current, offered) && keeper.isAnyUnsaved()
  if (!isOver) shown.current = offered

  /** The button goes with the form, so the focus goes to where they stood. */
  function discard(event: MouseEvent<HTMLElement>) {
    event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    keeper.forget()
  }

  return (
    <KeeperContext value={keeper}>
      {isOver && (
        <Note as="aside" tone="warning" className={noticeStyles.notice} aria-label={t('keptTitle')}>
          <p role="status">{t('kept')}</p>
          <Button variant="quiet" onClick={discard}>
            {t('draftDiscard')}
          </Button>
        </Note>
      )}
      <Fragment key="form">{shown.current}</Fragment>
    </KeeperContext>
  )
}

const isSame = (one: ReactElement, other: ReactElement | null) => other !== null && one.type === other.type && one.key === other.key

type RowsProps<Row> = { readonly rows: readonly Row[]; readonly children: (row: Row) => ReactNode }

/** Rows with forms of their own: one that left the list, because somebody else settled it, stays while something is typed into it. */
export function KeptRows<Row extends { readonly id: string | number }>({ rows, children }: RowsProps<Row>) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const [keepers] = useState(() => new Map<Row['id'], ReturnType<typeof keeperOf>>())
  const shown = useRef<readonly Row[]>([])
  shown.current = withKept(shown.current, rows, ({ id }) => keepers.get(id)?.isAnyUnsaved() === true)
  return shown.current.map((row) => {
    const keeper = keepers.get(row.id) ?? keeperOf(draw)
    keepers.set(row.id, keeper)
    return (
      <KeeperContext key={row.id} value={keeper}>
        {children(row)}
      </KeeperContext>
    )
  })
}
