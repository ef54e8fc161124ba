import { useTexts } from '#base/web/use-texts.ts'
import type { FieldDefinition } from '../../kind.ts'
import { worksheetTexts } from '../../texts.ts'
import type { CommonField } from '../../worksheet.ts'

/** What a field says. */
export type FieldWords = {
  readonly label: string
  readonly hint: string | null
  /** Of a choice or a code: what may be chosen, and what stands where nothing is. */
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly nothing: string
}

const hinted = ['deviceIdentifierOut', 'internalNote'] as const satisfies readonly CommonField[]

/** The words of the common fields. */
export function useCommonWords(): (field: FieldDefinition<CommonField>) => FieldWords {
  const t = useTexts(worksheetTexts)
  return ({ name }) => {
    const hint = hinted.find((one) => one === name)
    return { label: t(`fields.${name}`), hint: hint ? t(`hints.${hint}`) : null, options: [], nothing: '' }
  }
}
