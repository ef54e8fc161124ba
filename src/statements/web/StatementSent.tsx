import { useFormats } from '#base/web/formats.ts'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { Statement, StatementKind, StatementOutcome } from '../statement.ts'
import { statementTexts } from '../texts.ts'
import styles from './statements.module.css'

/** A withdrawal holds or it does not. */
export function useOutcomeWords() {
  const t = useTexts(statementTexts)
  return (kind: StatementKind, outcome: StatementOutcome) =>
    kind === 'complaint' ? t(`outcome.complaint.${outcome}`) : t(`outcome.withdrawal.${outcome === 'ACCEPTED' ? 'ACCEPTED' : 'REJECTED'}`)
}

/** What was sent, word for word, behind its heading. */
export function StatementSent({ kind, words, isOpen = false }: Pick<Statement, 'kind' | 'words'> & { readonly isOpen?: boolean }) {
  const t = useTexts(statementTexts)
  return (
    <details open={isOpen}>
      <summary>{t(`sent.${kind}`)}</summary>
      <p className={styles.words}>{words}</p>
    </details>
  )
}

type Step = Statement['steps'][number] & { readonly by?: string }

/** What became of it, the newest last. */
export function StatementSteps({ kind, steps }: { readonly kind: StatementKind; readonly steps: readonly Step[] }) {
  const t = useTexts(statementTexts)
  const formats = useFormats()
  const outcomeInWords = useOutcomeWords()
  if (steps.length === 0) return null
  return (
    <List variant="rows">
      {steps.map(({ state, outcome, note, at, by }) => (
        <li key={at}>
          <strong>{outcome === null ? t(`state.${state}`) : outcomeInWords(kind, outcome)}</strong>{' '}
          <Muted as="span">{by === undefined ? formats.moment(at) : t('desk.by', { name: by, at: formats.moment(at) })}</Muted>
          {note !== '' && <p className={styles.words}>{note}</p>}
        </li>
      ))}
    </List>
  )
}
