import type { Report, ReportParameters } from '../../report.ts'
import { withinSeconds } from '../report-store.ts'
import { type Asking, scopeOf } from './asked.ts'
import { costsByCentre } from './cost-store.ts'

export async function costs(ctx: Asking, asked: ReportParameters<6>): Promise<Report> {
  const scope = await scopeOf(ctx, asked)
  const counted = await withinSeconds(ctx.tx, (tx) => costsByCentre(tx, scope))
  const rows = counted.map(({ costCentreId, code, name, ...sums }) => ({
    costCentre: costCentreId === null ? null : { id: costCentreId, name: [code, name].join(' ') },
    ...sums,
  }))
  return { report: 'costs', ...scope.period, rows }
}
