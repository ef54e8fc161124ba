import type { Env } from '#base/server/env.ts'
import type { Http } from '#base/server/http/fastify.ts'
import { paths } from '../paths.ts'
import { companySitePages } from '../public-paths.ts'

// What SPEC 7 has on hosts of their own, as the settings say.

/** From the addresses that our pages hold to the company's own site. */
export const companySiteRedirects = ({ COMPANY_SITE_URL: site }: Env): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(companySitePages) as (keyof typeof companySitePages)[]).map((page) => [paths.companySite(page), `${site}${companySitePages[page]}`]),
  )

/** Where reports have a server of their own, a call of theirs is led there before anything is asked of it here. */
export function leadToReports(http: Http, { REPORTING_API_URL: site }: Env) {
  if (!site) return
  const ours = '/api/report-lists/'
  http.addHook('onRequest', async ({ url }, reply) => {
    const [path = '', query] = url.split('?', 2)
    const report = path.startsWith(ours) ? path.slice(ours.length) : ''
    if (/^\d+$/.test(report)) return reply.redirect(`${site}/report-lists/${report}${query ? `?${query}` : ''}`, 307)
  })
}
