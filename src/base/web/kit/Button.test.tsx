import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'
import { FormActions } from './FormActions.tsx'
import { OverContext } from './over.ts'

test('a form that is over keeps its other buttons and the way out, and nothing that sends it', () => {
  const buttonsOf = (isOver: boolean) =>
    renderToStaticMarkup(
      <OverContext value={isOver}>
        <Button>Még egy sor</Button>
        <FormActions save="Mentem" isSending={false} onLeave={() => {}} />
      </OverContext>,
    ).match(/(?<=>)[^<]+(?=<\/button>)/g)
  expect(buttonsOf(false)).toEqual(['Még egy sor', 'Mentem', 'Mégse'])
  expect(buttonsOf(true)).toEqual(['Még egy sor', 'Mégse'])
})
