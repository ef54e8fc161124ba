import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { policyOf } from '../policies.ts'
import { agreedKinds, type PolicyKind } from '../policy.ts'
import type { siteApi } from '../site.api.ts'
import { fingerprintOf } from './store-policy-versions.ts'
import { findWording } from './text-version-store.ts'

type Row = typeof siteApi.showPolicy

const isAgreedTo = (kind: PolicyKind) => agreedKinds.some((agreed) => agreed === kind)

export async function showPolicy(ctx: ReadContext & Call, { params: { kind } }: Input<Row>): Promise<Output<Row>> {
  const { language } = ctx
  const policy = await policyOf(kind, language)
  return { ...policy, textVersionId: isAgreedTo(kind) ? await findWording(ctx, kind, language, fingerprintOf(policy)) : null }
}
