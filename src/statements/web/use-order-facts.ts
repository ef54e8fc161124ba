import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskStatement } from '../statement.ts'
import { statementTexts } from '../texts.ts'

/** What the answer to a withdrawal depends on: the order, the term, what was declared, how far the work is. Facts alone: whoever answers decides. */
export function useOrderFacts(order: DeskStatement['order']): [string, string | null][] {
  const t = useTexts(statementTexts)
  const formats = useFormats()
  if (order === null) return []
  const { at, isBegunAtOnce, isLossKnown, isOfConsumer, term, work } = order
  if (at === null) return [[t('facts.ordered'), t('desk.ordered.none')]]
  const ordered: [string, string] = [
    t('facts.ordered'),
    // Companies are asked for no declarations.
    !isOfConsumer ? formats.moment(at) : t(isBegunAtOnce ? 'desk.ordered.atOnce' : 'desk.ordered.later', { at: formats.moment(at) }),
  ]
  return [
    ordered,
    [t('facts.lossKnown'), isOfConsumer ? t(isLossKnown ? 'desk.lossKnown.yes' : 'desk.lossKnown.no') : null],
    [t('facts.term'), term && t(term.isInTime ? 'desk.term.inTime' : 'desk.term.late', { day: formats.day(term.lastDay) })],
    [t('facts.work'), work.at === null ? t('desk.work.none') : t(`desk.work.${work.as}`, { at: formats.moment(work.at) })],
  ]
}
