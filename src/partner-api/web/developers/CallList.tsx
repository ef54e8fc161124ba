import { apiScopes } from '#accounts/api-scope.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { KeyCall } from '../../developer.api.ts'
import { developerTexts } from '../../developer-texts.ts'
import { scopeWords } from '../../scope-words.ts'
import styles from './developers.module.css'
import { Sample } from './Sample.tsx'

/** Every call an API key makes, by the scope that opens it. */
export function CallList({ calls }: { readonly calls: readonly KeyCall[] }) {
  const t = useTexts(developerTexts)
  return apiScopes.map((scope) => (
    <section key={scope} aria-labelledby={`scope-${scopeWords[scope]}`}>
      <h3 id={`scope-${scopeWords[scope]}`}>
        {t(`scope.${scopeWords[scope]}`)} <code>{scope}</code>
      </h3>
      <List variant="events">
        {calls
          .filter((call) => call.scope === scope)
          .map((call) => (
            <li key={call.operation}>
              <p className={styles.call}>
                <Badge>{call.method}</Badge> <code>{call.path}</code>
              </p>
              <p lang="en">{call.summary}</p>
              {call.idempotent && <p>{t('calls.idempotent')}</p>}
              <details>
                <summary aria-label={`${t('calls.example')}: ${call.operation}`}>{t('calls.example')}</summary>
                <Sample label={`${t('calls.example')}: ${call.operation}`}>{curlOf(call)}</Sample>
              </details>
            </li>
          ))}
      </List>
    </section>
  ))
}

const curlOf = ({ method, path, idempotent, body, files }: KeyCall) =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}https://…${path}`,
    '-H "Authorization: Bearer mf_…"',
    ...(idempotent ? ['-H "Idempotency-Key: 5f0c7e1a-…"'] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${body}'`] : []),
    ...files.map((file) => `-F "${file}=@…"`),
  ].join(' \\\n  ')
