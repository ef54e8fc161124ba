import { permissionPresets } from '#accounts/permission-presets.ts'
import { type LifecycleAction, stepOfLife } from '#requests/lifecycle.ts'
import type { RequestStatus } from '#requests/status.ts'
import { mainStep } from '#service-desk/panels.ts'
import { moves } from './moves.ts'
import { type Answer, posts, readFacts, type World } from './world.ts'

/** The move an employee makes by a button; where the names differ, what is most often meant by it. */
const movesByStep: Partial<Record<LifecycleAction, string>> = {
  acceptQuote: 'acceptOnBehalf',
  reviseQuote: 'sendQuote',
  quoteAgain: 'sendQuote',
  askInsurerAgain: 'askInsurer',
  finishWithoutRepair: 'returnUnrepaired',
  reopenOnArrival: 'receiveDevice',
}
const moveOf = (name: string) => {
  const move = moves[name]
  if (!move) throw new Error(`There is no move ${name}`)
  return move
}

export async function make(world: World, name: string): Promise<Answer> {
  const move = moveOf(name)
  const call = move.by === 'customer' || move.by === 'system' ? world.asCustomer : world.asEmployee('vezeto')
  const prepared = (await move.prepare?.(call, `customer-requests/${world.requestId}`)) ?? {}
  return move.make(call, await readFacts(world), world, prepared)
}

/** The main buttons of the page now, each by who sees it: the head, and the posts who see another one. */
export async function mainButtons(world: World): Promise<{ status: RequestStatus; main: LifecycleAction | null; all: LifecycleAction[] }> {
  const { body } = await world.asEmployee('vezeto')('GET', `service-desk/requests/${world.requestId}`)
  const { status, steps }: { status: RequestStatus; steps: LifecycleAction[] } = body.data
  const seen = posts.map((post) => {
    const held: readonly string[] = permissionPresets[post]
    return mainStep(
      steps.filter((step) => held.includes(stepOfLife(step).key ?? '')),
      status,
    )
  })
  return { status, main: mainStep(steps, status), all: [...new Set(seen.filter((step) => step !== null))] }
}

/** What the rules of the lives say of the button. */
export const comesOf = async (world: World, step: LifecycleAction) => moveOf(movesByStep[step] ?? step).expects(await readFacts(world))

export const press = (world: World, step: LifecycleAction): Promise<Answer> => make(world, movesByStep[step] ?? step)
