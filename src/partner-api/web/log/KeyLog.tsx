import { call } from '#base/web/call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { scopeWords } from '../../scope-words.ts'
import { partnerApiTexts } from '../../texts.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { ChangeLog } from './ChangeLog.tsx'

/** What became of the keys. */
export function KeyLog({ companyId }: { readonly companyId: number }) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const read = usePages(calls.listApiKeyLog, { companyId }, ({ after, size, signal }) =>
    call(calls.listApiKeyLog, { params: { companyId }, query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  return (
    <ChangeLog
      id="api-key-log"
      title={t('log.title')}
      read={read}
      words={({ action, name, by, scopes }) => [
        [t(`log.action.${action}`), name, by].join(' · '),
        (action === 'created' || action === 'changed') && scopes.map((scope) => t(`scope.${scopeWords[scope]}`)).join(', '),
      ]}
    />
  )
}
