import { call } from '#base/web/call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { eventWords } from '../../webhook-words.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { ChangeLog } from './ChangeLog.tsx'

/** What became of the webhooks. */
export function WebhookLog({ companyId }: { readonly companyId: number }) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const read = usePages(calls.listWebhookLog, { companyId }, ({ after, size, signal }) =>
    call(calls.listWebhookLog, { params: { companyId }, query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  return (
    <ChangeLog
      id="webhook-log"
      title={t('changes.title')}
      read={read}
      words={({ action, url, by, events, isOn }) => [
        [t(`changes.action.${action}`), url, by ?? t('changes.portal')].join(' · '),
        (action === 'created' || action === 'changed') &&
          `${t(`webhooks.state.${isOn ? 'on' : 'off'}`)}: ${events.map((event) => t(`webhooks.event.${eventWords[event]}`)).join(', ')}`,
      ]}
    />
  )
}
