import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { useFormSession } from '#base/web/use-form-session.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { refusalsOfIssues } from '#errors.ts'
import { linkRequest } from '../link-request.ts'
import { trackingApi } from '../tracking.api.ts'

export type LoginPurpose = 'tracking' | 'viewer'
type Values = { readonly crmRequestId: string; readonly gsmWorksheetId: string; readonly email: string }
type Problem = { readonly path: string; readonly message: string }

const rows = { tracking: trackingApi.requestLogin, viewer: trackingApi.requestViewerLogin } as const

const fields: readonly string[] = ['crmRequestId', 'gsmWorksheetId', 'email']

/** As the fields stand on the screen: what is wrong is mended from the top. */
const inOrder = (problems: readonly Problem[]) => [...problems].sort((one, other) => fields.indexOf(one.path) - fields.indexOf(other.path))

/** The short form that asks for a link: checked here by the server's own schema, then sent. */
export function useLinkRequest(purpose: LoginPurpose, crmRequestId: string) {
  const { language } = useLanguage()
  const [values, setValues] = useState<Values>({ crmRequestId, gsmWorksheetId: '', email: '' })
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  /** How long the link that was sent works. */
  const [linkMinutes, setLinkMinutes] = useState<number | null>(null)
  useFormSession()

  const adopt = (typed: Partial<Values>) => setValues((present) => ({ ...present, ...typed }))

  function set(field: keyof Values, typed: string) {
    setValues({ ...values, [field]: typed })
    setProblems(problems.filter(({ path }) => path !== field))
  }

  /** What is wrong by the server's own rules. */
  async function problemsOf(): Promise<Problem[]> {
    const read = linkRequest.safeParse(values)
    if (read.success) return []
    const say = await sentenceFormatterOf(language)
    return inOrder(refusalsOfIssues(read.error.issues).map((refusal) => ({ path: refusal.path, message: say(refusal) })))
  }

  async function submit() {
    if (isSending) return
    setSending(true)
    const found = await problemsOf()
    if (found.length > 0) setProblems(found)
    else await send()
    setAttempt((count) => count + 1)
    setSending(false)
  }

  async function send() {
    try {
      const answer = await call(rows[purpose], { body: values })
      setProblems([])
      setLinkMinutes(answer.linkMinutes)
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblems(error.fields.length > 0 ? inOrder(error.fields) : [{ path: '', message: error.message }])
    }
  }

  return { values, set, adopt, problems, attempt, isSending, linkMinutes, submit, startAgain: () => setLinkMinutes(null) }
}
