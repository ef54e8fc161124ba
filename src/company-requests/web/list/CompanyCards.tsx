import { Card } from '#base/web/kit/Card.tsx'
import { Tick } from '#base/web/kit/Tick.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { costCentreInWords } from '#companies/cost-centre.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { CompanyRequest } from '../../list.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'
import { cells, DeviceLink, NextStep, StateText } from './cells.tsx'
import type { ListProps } from './list-props.ts'

export function CompanyCards({ requests, chosen, choose }: ListProps) {
  const t = useTexts(companyRequestTexts)
  const isChosen = ({ crmRequestId }: CompanyRequest) => chosen.includes(crmRequestId)
  const toggled = (request: CompanyRequest) =>
    isChosen(request) ? chosen.filter((one) => one !== request.crmRequestId) : [...chosen, request.crmRequestId]
  const all = requests.map(({ crmRequestId }) => crmRequestId)
  return (
    <>
      <label className={styles.all}>
        <input type="checkbox" checked={requests.every(isChosen)} onChange={({ target }) => choose(target.checked ? all : [])} /> {t('row.selectAll')}
      </label>
      <ul className={styles.cards} aria-label={t('row.list')}>
        {requests.map((request) => {
          const { crmRequestId, sender, costCentre, quotePrice } = request
          return (
            <Card as="li" key={crmRequestId} isDense className={styles.card} data-chosen={isChosen(request) || undefined}>
              <div className={styles.top}>
                <div>
                  <DeviceLink request={request} />
                  <p className={styles.by}>
                    {formatRequestNumber(crmRequestId)} · {cells.received(request)}
                  </p>
                </div>
                <Tick
                  label={t('row.select', { number: formatRequestNumber(crmRequestId) })}
                  isTicked={isChosen(request)}
                  toggle={() => choose(toggled(request))}
                />
              </div>
              <StateText request={request} />
              <p className={styles.line}>
                <NextStep request={request} />
              </p>
              {sender && <p className={styles.by}>{t('row.senderIs', { name: sender.name })}</p>}
              {costCentre && <p className={styles.by}>{costCentreInWords(costCentre)}</p>}
              {quotePrice !== null && <p className={styles.line}>{cells.price(request)}</p>}
            </Card>
          )
        })}
      </ul>
    </>
  )
}
