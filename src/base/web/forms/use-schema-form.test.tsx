import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusedWith } from '#errors.ts'
import { CallRefused } from '../call-refused.ts'
import { FormTextField } from './form-fields.tsx'
import { useSchemaForm } from './use-schema-form.ts'

const schema = z.strictObject({ note: z.string().trim().min(1, refusedWith('REQUIRED')), version: z.int() })

type Sending = { send: (body: z.output<typeof schema>) => Promise<string>; onSent?: (answer: string) => unknown }

/** Draws the form once and hands out what the hook answers: what is sent needs no page. */
function drawn({ send, onSent }: Sending, note = 'typed') {
  const answered: { form?: ReturnType<typeof useNoteForm> } = {}
  function useNoteForm() {
    return useSchemaForm({ schema, values: { note }, toBody: (values) => ({ ...values, version: 3 }), send, ...(onSent ? { onSent } : {}) })
  }
  function Note() {
    const form = useNoteForm()
    answered.form = form
    return <FormTextField control={form.control} path="note" label="Note" />
  }
  const html = renderToStaticMarkup(<Note />)
  if (!answered.form) throw new Error('The form was not drawn')
  return { form: answered.form, html }
}

test('a field of the form has its path as its id, and what stands in it', () => {
  const { html } = drawn({ send: async () => '' })
  expect(html).toContain('<label for="note"')
  expect(html).toMatch(/<input[^>]*id="note"[^>]*value="typed"|<input[^>]*value="typed"[^>]*id="note"/)
})

test('it is sent once however often it is asked to, and tells of its end', async () => {
  const sent: unknown[] = []
  const answers: string[] = []
  const { form } = drawn(
    {
      send: async (body) => {
        sent.push(body)
        return 'thanks'
      },
      onSent: (answer) => answers.push(answer),
    },
    ' typed ',
  )
  await Promise.all([form.submit(), form.submit()])
  expect(sent).toEqual([{ note: 'typed', version: 3 }])
  expect(answers).toEqual(['thanks'])
})

test('what the schema refuses is not sent', async () => {
  const sent: unknown[] = []
  const { form } = drawn({ send: async (body) => String(sent.push(body)) }, ' ')
  await form.submit()
  expect(sent).toEqual([])
  expect(form.getFieldState('note').error?.message).toEqual(expect.any(String))
})

test('what the server refuses stands at its field, and the form can be sent again', async () => {
  const refusal = new CallRefused({
    status: 422,
    code: 'INVALID_INPUT',
    message: 'No',
    fields: [{ path: 'note', code: 'TEXT_TOO_LONG', message: 'Too long' }],
  })
  let tries = 0
  const { form } = drawn({
    send: async () => {
      tries += 1
      if (tries === 1) throw refusal
      return 'thanks'
    },
  })
  await form.submit()
  expect(form.getFieldState('note').error?.message).toBe('Too long')
  await form.submit()
  expect(tries).toBe(2)
})

test('what broke is no refusal', async () => {
  const { form } = drawn({ send: () => Promise.reject(new Error('Broken')) })
  await expect(form.submit()).rejects.toThrow('Broken')
})
