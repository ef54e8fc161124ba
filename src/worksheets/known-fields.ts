import { fieldsOf, formOf, type KindDefinition, type KnownAs, takenBy } from './kind.ts'
import { wrongForm } from './text-forms.ts'

/** What is known of a device when its sheet is opened, in the fields that ask for it; the technician corrects it. What a field would refuse does not stand in it. */
export const knownIn = (kind: KindDefinition, known: Readonly<Partial<Record<KnownAs, string | null>>>): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(kind).flatMap((field): [string, string][] => {
      if (!field.knownAs) return []
      const text = String(takenBy(field, kind, known[field.knownAs] ?? ''))
      const form = formOf(field)
      return [[field.name, form && wrongForm(form, text) ? '' : text]]
    }),
  )
