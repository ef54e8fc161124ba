import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './FormErrorSummary.module.css'

/** `fieldId`: the id of the field the sentence is about; none for what concerns the whole form. */
type Problem = { readonly fieldId?: string; readonly message: string }

type Props = {
  readonly problems: readonly Problem[]
  /** Changes with every attempt to send, so the summary takes the focus again even when the same problems remain. */
  readonly attempt: number
}

/** As their fields stand on the page, whatever order they were checked in: first what concerns the whole form, last what is asked elsewhere. */
function inPageOrder(problems: readonly Problem[]): Problem[] {
  const onPage = problems.flatMap((problem) => {
    const field = problem.fieldId === undefined ? null : document.getElementById(problem.fieldId)
    return field ? [{ problem, field }] : []
  })
  onPage.sort(({ field: one }, { field: other }) => {
    if (one === other) return 0
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
  const sorted = onPage.map(({ problem }) => problem)
  return [
    ...problems.filter(({ fieldId }) => fieldId === undefined),
    ...sorted,
    ...problems.filter((problem) => problem.fieldId !== undefined && !sorted.includes(problem)),
  ]
}

/**
 * Everything wrong with a form, above it: takes the focus when it appears, each line leads to its field. Where no line does, as without a
 * connection, nobody is asked to mend what they did not spoil.
 */
export function FormErrorSummary({ problems, attempt }: Props) {
  const t = useTexts(baseTexts)
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  const [ordered, setOrdered] = useState(problems)
  // The fields of a step that opens together with what is wrong there stand on the page only now.
  useLayoutEffect(() => setOrdered(inPageOrder(problems)), [problems])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the trigger
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [attempt, isShown])

  if (!isShown) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <h2>{problems.some(({ fieldId }) => fieldId) ? t('problemsTitle', { count: problems.length }) : t('failedTitle')}</h2>
      <ul>
        {ordered.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The label and what is wrong must be in sight too, clear of the top bar, and the address bar is no place for field names. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const place = field.closest('[data-wrong]') ?? field
  place.scrollIntoView({ block: 'start' })
  field.focus({ preventScroll: true })
}
