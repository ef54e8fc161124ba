import { useTexts } from '#base/web/use-texts.ts'
import { isBuyback } from '#requests/status.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import styles from './desk.module.css'

/** On a small screen the page is one long column: the ways to its parts. */
export function JumpLinks({ request }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  const parts = [
    ['next', t('next.title')],
    ['work', t('panels.title')],
    ['device', t('facts.device')],
    ['customer', t('facts.customer')],
    ['fault', t(isBuyback(request) ? 'facts.beforeSale' : 'facts.fault')],
    ['pickup', t('facts.pickup')],
    ['notes', t('notes.title')],
    ['documents', t('documents.title')],
    ['history', t('history.title')],
  ] as const
  return (
    <nav className={styles.jump} aria-label={t('jump')}>
      <ul>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
