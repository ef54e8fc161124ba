import { expect, test } from 'vitest'
import { isAnyUnsaved, mayLeave, registerAsking, registerForm } from './unsaved-forms.ts'

test('a form with nothing typed is left at once, another one asks', async () => {
  let isTyped = false
  const questions: boolean[] = []
  const formGone = registerForm(() => isTyped)
  const guardGone = registerAsking(async () => {
    questions.push(isTyped)
    return false
  })
  expect(await mayLeave()).toBe(true)
  expect(questions).toEqual([])

  isTyped = true
  expect(isAnyUnsaved()).toBe(true)
  expect(await mayLeave()).toBe(false)
  expect(await mayLeave(() => false)).toBe(true)
  expect(questions).toEqual([true])

  formGone()
  expect(await mayLeave()).toBe(true)
  guardGone()
})

test('where nobody can ask, nobody is held back', async () => {
  const formGone = registerForm(() => true)
  expect(await mayLeave()).toBe(true)
  formGone()
})
