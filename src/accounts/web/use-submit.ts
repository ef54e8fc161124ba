import { useState } from 'react'
import type { z } from 'zod'
import { CallRefused } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { refusalsOfIssues } from '#errors.ts'

/** `path`: the field, which is also its id; null for what concerns the whole form. */
type Found = { readonly path: string | null; readonly message: string }

/** Checks a form by the server's own rules, sends it, and tells what is wrong, in the language of the page. */
export function useSubmit() {
  const { language } = useLanguage()
  const [found, setFound] = useState<readonly Found[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)

  function tell(problems: readonly Found[]) {
    setFound(problems)
    setAttempt((count) => count + 1)
  }

  /** @param refused what to do about a refusal; false: show it */
  async function submit<Schema extends z.ZodType>(
    schema: Schema,
    values: z.input<Schema>,
    send: (values: z.output<Schema>) => Promise<unknown>,
    refused: (refusal: CallRefused) => boolean = () => false,
  ) {
    if (isSending) return
    const read = schema.safeParse(values)
    if (!read.success) {
      const say = await sentenceFormatterOf(language)
      return tell(refusalsOfIssues(read.error.issues).map((refusal) => ({ path: refusal.path, message: say(refusal) })))
    }
    setFound([])
    setSending(true)
    try {
      await send(read.data)
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      if (!refused(error)) tell(error.fields.length > 0 ? error.fields : [{ path: null, message: error.message }])
    } finally {
      setSending(false)
    }
  }

  return {
    submit,
    isSending,
    attempt,
    problems: found.map(({ path, message }) => (path === null ? { message } : { fieldId: path, message })),
    problemOf: (field: string) => found.find(({ path }) => path === field)?.message,
    /** A field that is being mended is not blamed any more. */
    clear: (field: string) => setFound((known) => known.filter(({ path }) => path !== field)),
  }
}
