import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { type BookingStep, stepOf } from '../../pickup-order-steps.ts'
import { fieldId } from '../fields/field-id.ts'
import { useProblems } from './problems.tsx'
import { placeOf } from './screen-order.ts'

/** What belongs to no field of ours: it is told without a link. */
const hasField = (path: string) => !/^(textVersions|processType|prev|identicalHash|serviceRequest\.availableServiceId)/.test(path)

/** What is still wrong of what the last attempt found on this step. */
export function ProblemSummary({ step }: { readonly step: BookingStep }) {
  const { byPath, attempted, attempt } = useProblems()
  const here = [...byPath].filter(([path]) => attempted.has(path) && stepOf(path) === step)
  here.sort(([one], [other]) => placeOf(one) - placeOf(other))
  const problems = here.map(([path, message]) => (hasField(path) ? { fieldId: fieldId(path), message } : { message }))
  return <FormErrorSummary problems={problems} attempt={attempt} />
}
