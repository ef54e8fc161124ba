import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmStep } from './ConfirmStep.tsx'
import { OverContext } from './over.ts'

const drawn = (isOver: boolean) =>
  renderToStaticMarkup(
    <OverContext value={isOver}>
      <ConfirmStep title="A csomag elveszett" confirm="Lezárom" isDangerous isPending={false} error={null} onConfirm={() => {}} onBack={() => {}}>
        <p>Amit beírtak</p>
      </ConfirmStep>
    </OverContext>,
  )

test('what somebody else decided first keeps what was typed, and offers no last word', () => {
  expect(drawn(false)).toContain('Lezárom')
  expect(drawn(true)).toContain('Amit beírtak')
  expect(drawn(true)).not.toContain('<button')
})
