import type { ReadContext } from '#context.ts'
import type { Webhook } from '../../webhook.ts'
import type { Endpoint } from './endpoint-store.ts'

export const webhookOf = ({ now }: Pick<ReadContext, 'now'>, endpoint: Endpoint): Webhook => {
  const { id, version, url, events, state, createdAt, earlierUntil } = endpoint
  const isAhead = earlierUntil !== null && Temporal.Instant.compare(earlierUntil, now) > 0
  return {
    ...{ id, version, url, events: [...events], state },
    createdAt: createdAt.toString(),
    earlierSecretUntil: isAhead ? earlierUntil.toString() : null,
  }
}
