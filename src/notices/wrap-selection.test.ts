import { expect, test } from 'vitest'
import { wrapSelection } from './wrap-selection.ts'

const chosenOf = ({ text, from, to }: ReturnType<typeof wrapSelection>) => text.slice(from, to)

test('the selected words are marked and stay selected', () => {
  const bold = wrapSelection({ text: 'Szombaton nem dolgozunk', from: 10, to: 13 }, 'strong')
  expect(bold.text).toBe('Szombaton <strong>nem</strong> dolgozunk')
  expect(chosenOf(bold)).toBe('nem')
})

test('with nothing selected one types between the marks', () => {
  const empty = wrapSelection({ text: 'ab', from: 1, to: 1 }, 'em')
  expect(empty).toEqual({ text: 'a<em></em>b', from: 5, to: 5 })
  expect(wrapSelection({ text: '', from: 0, to: 0 }, 'ul')).toEqual({ text: '<ul><li></li></ul>', from: 8, to: 8 })
})

test('each selected line becomes an item of the list', () => {
  const list = wrapSelection({ text: 'egy\n\n kettő ', from: 0, to: 12 }, 'ul')
  expect(list.text).toBe('<ul><li>egy</li><li>kettő</li></ul>')
})

test('of a link the address is left to type', () => {
  const link = wrapSelection({ text: 'lásd itt', from: 5, to: 8 }, 'a')
  expect(link.text).toBe('lásd <a href="https://">itt</a>')
  expect(chosenOf(link)).toBe('https://')
})
