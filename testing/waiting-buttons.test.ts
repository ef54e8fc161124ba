import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

// A browser takes the focus from what becomes disabled, so whoever pressed it by keyboard is nowhere (WCAG 2.4.3). What waits for an answer,
// or can do nothing more, is `aria-disabled`. Truly disabled is only what nobody stands on when it becomes so, and each says why.

const root = path.join(import.meta.dirname, '..', 'src')

const beforeScript = 'as prerendered, before the script of the page is there'
const notOffered = 'one of the choices that is not offered, from the beginning'
const byAnotherField = 'by what is chosen in another field, where the focus is'

const disabled: Readonly<Record<string, string>> = {
  'accounts/web/EmailStep.tsx: !early.isReady': beforeScript,
  'accounts/web/staff/KeysFields.tsx: key === fixed': notOffered,
  'contact/web/ContactForm.tsx: !early.isReady': beforeScript,
  'personal-data/web/MyDataLinkPage.tsx: !early.isReady': beforeScript,
  'quotes/web/quote/QuoteLines.tsx: isFixed': 'only to be looked at',
  'requests/web/booking/Steps.tsx: isIncomplete': 'the texts of a language are not complete, from the beginning',
  'requests/web/claim/ClaimPickupFields.tsx: !offered.free': notOffered,
  'requests/web/claim/ClaimPickupFields.tsx: isFull': notOffered,
  'requests/web/fields/ChoiceCards.tsx: isDisabled': notOffered,
  'service-desk/web/request/MovePickupForm.tsx: !hasRoom(offered)': notOffered,
  'service-desk/web/request/MovePickupForm.tsx: !offered.free': notOffered,
  "service-desk/web/request/MovePickupForm.tsx: day === ''": byAnotherField,
  "shell/web/LanguageSelect.tsx: onlyHungarian && one !== 'hu'": notOffered,
  'site/web/ComplaintForm.tsx: !early.isReady': beforeScript,
  'site/web/WithdrawalPage.tsx: !early.isReady': beforeScript,
  'tracking/web/LinkRequestForm.tsx: !early.isReady': beforeScript,
  'tracking/web/request/ChoiceField.tsx: isFull': notOffered,
  'worksheets/web/brand/ExportSheets.tsx: selected.length === 0': byAnotherField,
}

test('what waits keeps the focus', async () => {
  const found: string[] = []
  let waiting = 0
  for await (const file of glob('**/web/**/*.tsx', { cwd: root })) {
    const text = await readFile(path.join(root, file), 'utf8')
    for (const [, value = 'true'] of text.matchAll(/\sdisabled(?:=\{([^}]*)\}|(?=[\s/>]))/g)) found.push(`${file}: ${value}`)
    waiting += text.match(/\saria-disabled=/g)?.length ?? 0
  }
  expect(waiting).toBeGreaterThan(100)
  expect(found.sort()).toEqual(Object.keys(disabled).sort())
})
