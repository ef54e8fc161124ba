import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import { trackingApi } from '../tracking.api.ts'

export type LoginPurpose = 'tracking' | 'viewer'

const rows = { tracking: trackingApi.requestLogin, viewer: trackingApi.requestViewerLogin } as const

const fields: readonly (string | undefined)[] = ['crmRequestId', 'gsmWorksheetId', 'email']

/** The short form that asks for a link. */
export function useLinkRequest(purpose: LoginPurpose, crmRequestId: string) {
  const row = rows[purpose]
  /** How long the link that was sent works. */
  const [linkMinutes, setLinkMinutes] = useState<number | null>(null)
  useFormSession()
  const form = useSchemaForm({
    schema: row.body,
    values: { crmRequestId, gsmWorksheetId: '', email: '' },
    send: (body) => call(row, { body }),
    onSent: (answer) => setLinkMinutes(answer.linkMinutes),
  })
  // As the fields stand on the screen: what is wrong is mended from the top.
  const problems = [...form.problems].sort((one, other) => fields.indexOf(one.fieldId) - fields.indexOf(other.fieldId))
  return { ...form, problems, linkMinutes, startAgain: () => setLinkMinutes(null) }
}
