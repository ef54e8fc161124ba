import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormErrorSummary } from './FormErrorSummary.tsx'

type Problems = Parameters<typeof FormErrorSummary>[0]['problems']
const drawn = (problems: Problems) => renderToStaticMarkup(<FormErrorSummary problems={problems} attempt={1} />)

test('somebody is asked to mend what a field says, not a lost connection', () => {
  const lost = { message: 'Megszakadt a kapcsolat.' }
  expect(drawn([{ fieldId: 'email', message: 'Adja meg az e-mail-címét.' }, lost])).toContain('javítsa az alábbi 2 hibát')
  expect(drawn([lost])).toContain('Ez most nem sikerült')
  expect(drawn([lost])).not.toContain('javítsa')
})
