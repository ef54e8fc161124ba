// What a booking needs once its first step is filled in, as one piece that comes while that is done.
export { LoginInPlace } from '#accounts/web/LoginInPlace.tsx'
export { BillingStep as billing } from '../steps/BillingStep.tsx'
export { CheckStep as check } from '../steps/CheckStep.tsx'
export { FaultStep as fault } from '../steps/FaultStep.tsx'
export { PickupStep as pickup } from '../steps/PickupStep.tsx'
export { ProblemSummary } from './ProblemSummary.tsx'
export { SendFailure } from './SendFailure.tsx'
export { sendOrder } from './send-order.ts'
