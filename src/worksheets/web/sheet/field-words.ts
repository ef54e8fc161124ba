import { useTexts } from '#base/web/use-texts.ts'
import { commonFields } from '../../common-kind.ts'
import type { FieldDefinition } from '../../kind.ts'
import { worksheetTexts } from '../../texts.ts'
import type { CommonField } from '../../worksheet.ts'

/** What a field says. */
export type FieldWords = {
  readonly label: string
  readonly hint: string | null
  /** Of a choice or a code: what may be chosen. */
  readonly options: readonly { readonly value: string; readonly name: string }[]
  /** What is said while this is chosen: the repair cannot go on with it. */
  readonly warning: { readonly value: string; readonly text: string } | null
}

const hinted = ['deviceIdentifierOut', 'customerRemark', 'internalNote'] as const satisfies readonly CommonField[]

/** Whether a field is of the common part, and under which name. */
export const commonNameOf = (name: string): CommonField | undefined => commonFields.find((field) => field.name === name)?.name

/** The places and the words of the common fields. */
export function useCommonField(): (field: Pick<FieldDefinition, 'name'>) => { readonly path: CommonField; readonly words: FieldWords } {
  const t = useTexts(worksheetTexts)
  return (field) => {
    const path = commonNameOf(field.name)
    if (!path) throw new Error(`${field.name} is no field of the common worksheet`)
    const hint = hinted.find((one) => one === path)
    return { path, words: { label: t(`fields.${path}`), hint: hint ? t(`hints.${hint}`) : null, options: [], warning: null } }
  }
}
