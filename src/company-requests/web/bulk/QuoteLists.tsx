import { useFormats } from '#base/web/formats.ts'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { QuoteOfMany } from '../../in-bulk.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'

/** Those that can be accepted, with what they come to, and those that cannot, each with why. */
export function QuoteLists({ quotes }: { readonly quotes: readonly QuoteOfMany[] }) {
  const t = useTexts(companyRequestTexts)
  const ready = quotes.flatMap(({ quote, notBecause, ...request }) => (quote && notBecause === null ? [{ ...request, quote }] : []))
  const others = quotes.filter(({ notBecause }) => notBecause !== null)
  const total = ready.reduce((sum, { quote }) => sum + quote.gross, 0)
  return (
    <>
      {ready.length > 0 ? <p>{t('accept.lead')}</p> : <p>{t('accept.readyNone')}</p>}
      {ready.length > 0 && (
        <>
          <h3>{t('accept.ready')}</h3>
          <ul className={styles.quotes}>
            {ready.map(({ id, device, quote }) => (
              <li key={id}>
                <QuoteWords id={id} device={device} lastDay={quote.lastDay} />
                <Money forint={quote.gross} />
              </li>
            ))}
          </ul>
          <FactList
            variant="amounts"
            facts={[
              [
                t('accept.total'),
                <strong key="total">
                  <Money forint={total} />
                </strong>,
              ],
            ]}
          />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('accept.notReady')}</h3>
          <ul className={styles.quotes}>
            {others.map(({ id, device, quote, notBecause }) => (
              <li key={id}>
                <span>
                  {device} · {formatRequestNumber(id)}
                  <span className={styles.by}>{notBecause && t(`accept.reason.${notBecause}`)}</span>
                </span>
                {quote && (
                  <span className={styles.amount}>
                    <Money forint={quote.gross} most={quote.most} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function QuoteWords({ id, device, lastDay }: Pick<QuoteOfMany, 'id' | 'device'> & { readonly lastDay: string }) {
  const t = useTexts(companyRequestTexts)
  const formats = useFormats()
  return (
    <span>
      {device} · {formatRequestNumber(id)}
      <span className={styles.by}>{t('accept.until', { day: formats.day(lastDay) })}</span>
    </span>
  )
}
