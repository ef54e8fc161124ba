import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'
import { formErrors, problemsIn, schemaResolver } from './form-errors.ts'

const here = (path: string) => path
const values = { note: '', lines: [{ name: '', price: '' }], photos: [], checks: { display: { finding: null, note: '' } } }

test('a refusal stands at its field, in the order it was said, the first one of each', () => {
  const errors = formErrors(
    [
      { path: 'lines.0.price', message: 'Not a figure' },
      { path: 'note', message: 'Too long' },
      { path: 'note', message: 'Forbidden' },
    ],
    values,
    here,
  )
  expect(problemsIn(errors)).toEqual([
    { fieldId: 'lines.0.price', message: 'Not a figure' },
    { fieldId: 'note', message: 'Too long' },
  ])
})

test('what belongs to no field of the form is expected first, without a link', () => {
  const errors = formErrors(
    [
      { path: 'note', message: 'Too long' },
      { path: 'version', message: 'Somebody was quicker' },
      { path: '', message: 'Closed' },
    ],
    values,
    here,
  )
  expect(problemsIn(errors)).toEqual([{ message: 'Somebody was quicker Closed' }, { fieldId: 'note', message: 'Too long' }])
})

test('a field and a field inside it may both be wrong, whichever is said first', () => {
  const both = [
    { path: 'checks.display', message: 'Choose' },
    { path: 'checks.display.note', message: 'Too long' },
  ]
  const expected = [
    { fieldId: 'checks.display', message: 'Choose' },
    { fieldId: 'checks.display.note', message: 'Too long' },
  ]
  expect(problemsIn(formErrors(both, values, here))).toEqual(expected)
  expect(problemsIn(formErrors(both.toReversed(), values, here))).toEqual(expected)
})

test('a refusal finds the field that shows it', () => {
  const errors = formErrors([{ path: 'photos[]', message: 'Too many' }], values, (path) => path.replace('[]', ''))
  expect(problemsIn(errors)).toEqual([{ fieldId: 'photos', message: 'Too many' }])
})

const schema = z.strictObject({
  reason: z.enum(['price', 'time'], wrongType),
  note: z
    .string()
    .trim()
    .max(5, refusedWith('TEXT_TOO_LONG', { max: 5 })),
})

function formOf(typed: { reason: string; note: string }) {
  const say = async () => (refused: { code: string; path?: string | undefined }) => `${refused.code} at ${refused.path}`
  const resolver = schemaResolver<typeof typed, typeof schema>({
    schema,
    toBody: ({ reason, note }) => ({ reason: reason || undefined, note }),
    fieldAt: here,
    missing: { reason: 'Say why' },
    say,
  })
  return createFormControl<typeof typed, unknown, z.output<typeof schema>>({ defaultValues: typed, resolver })
}

test('what is typed is checked by the schema of the call, in its words or those of the form', async () => {
  const form = formOf({ reason: '', note: 'too long' })
  let isSent = false
  await form.handleSubmit(() => {
    isSent = true
  })()
  expect(isSent).toBe(false)
  expect(form.getFieldState('reason').error?.message).toBe('Say why')
  expect(form.getFieldState('note').error?.message).toBe('TEXT_TOO_LONG at note')
})

test('what is right is sent as the schema reads it', async () => {
  let sent: unknown = null
  await formOf({ reason: 'price', note: ' ok ' }).handleSubmit((body) => {
    sent = body
  })()
  expect(sent).toEqual({ reason: 'price', note: 'ok' })
})
