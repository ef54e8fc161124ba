import { useTexts } from '#base/web/use-texts.ts'
import { checkItems } from '../../arrival.ts'
import { conditionTexts } from '../../condition-texts.ts'
import { workshopTexts } from '../../texts.ts'

type Problem = { readonly fieldId?: string | undefined; readonly message: string }

/** Of several like fields the sentence names which. */
export function useNamedProblems(problems: readonly Problem[]) {
  const t = useTexts(workshopTexts)
  const condition = useTexts(conditionTexts)
  const named = (path: string, message: string) => {
    const item = checkItems.find((one) => path === `checks.${one}` || path.startsWith(`checks.${one}.`))
    if (!item) return { fieldId: path, message }
    const said = path === `checks.${item}` ? t('arrival.chooseCondition') : message
    return { fieldId: `checks.${item}`, message: t('arrival.problem', { item: condition(`items.${item}`), message: said }) }
  }
  return problems.map(({ fieldId, message }) => (fieldId ? named(fieldId, message) : { message }))
}
