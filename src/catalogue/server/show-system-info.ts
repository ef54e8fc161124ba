import type { Input, Output } from '#base/endpoint.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, ReadContext } from '#context.ts'
import { portalVersion } from '#version.ts'
import { answerTexts } from '../answer-texts.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { presentMessage } from './system-message-store.ts'

/** Always 200 on the wire: the flags are needed whether or not there is a message (SPEC 8: the title falls back). */
export async function showSystemInfo(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showSystemInfo>,
): Promise<Output<typeof catalogueApi.showSystemInfo>> {
  const { language, now, env } = ctx
  const hungarianOnly = env.HUNGARIAN_ONLY
  const message = await presentMessage(ctx, language, params.code, now)
  if (message) return { status: 200, ...message, hungarianOnly }
  const t = await translatorOf(answerTexts, language)
  return { status: 404, title: t('systemMessageNotFound'), description: '', currentVersion: portalVersion, hungarianOnly }
}
