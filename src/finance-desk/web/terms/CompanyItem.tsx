import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type CompanyOnTerms, keeperOf } from '#invoices/company-terms.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { TermsForm } from './TermsForm.tsx'
import type { TermsSettings } from './terms-settings.ts'

type Props = {
  readonly company: CompanyOnTerms
  readonly settings: TermsSettings
  /** Read again; whether something was saved. */
  readonly onChanged: (saved: boolean) => void
}

/** A company: what is open, on what terms it pays, whose prices it has, and what held before. */
export function CompanyItem({ company, settings, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<'change'>()
  const { usualDays, maySet, paymentMethods } = settings
  const [terms, ...earlier] = company.history
  const namesOf = (ids: readonly number[]) =>
    paymentMethods
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const kept = keeperOf(terms, company.open)
  const limitOf = (limit: number | null) => (limit === null ? t('terms.noLimit') : formats.forint(limit))
  return (
    <Card as="li" isDense className={styles.item} edge={kept ? 'danger' : undefined}>
      <p className={styles.top}>
        <strong>{company.company}</strong>
        {kept && <Badge tone="danger">{t(kept === 'COMPANY_BARRED' ? 'terms.barred' : 'terms.over')}</Badge>}
        {!terms && <Badge>{t('terms.usual')}</Badge>}
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('terms.open'), formats.forint(company.open)],
          [t('terms.days'), t('terms.inDays', { days: String(terms?.dueDays ?? usualDays) })],
          [t('terms.limit'), limitOf(terms?.creditLimit ?? null)],
          [t('terms.methods'), terms?.paymentMethods ? namesOf(terms.paymentMethods) : t('terms.methodsAll')],
          [t('terms.usual2'), terms?.usualMethod ? namesOf([terms.usualMethod]) : t('terms.usualNone')],
          [t('terms.priceList'), terms?.priceList?.name ?? t('terms.priceListGeneral')],
          [t('transfers.note'), terms?.note ?? null],
          [
            t('terms.setBy'),
            terms === undefined ? null : (
              <span key="set">
                {terms.setBy}, <DateText at={terms.setAt} />
              </span>
            ),
          ],
        ]}
      />
      {earlier.length > 0 && (
        <details>
          <summary>{t('terms.history')}</summary>
          <ul className={styles.parts}>
            {earlier.map(({ id, dueDays, creditLimit, barred, paymentMethods: allowed, usualMethod, priceList, note, setAt, setBy }) => (
              <li key={id}>
                <DateText at={setAt} /> · {setBy}: {barred && `${t('terms.barred')}. `}
                {t('terms.set', { days: String(dueDays), limit: limitOf(creditLimit), note })}
                {allowed && ` ${t('terms.methods')}: ${namesOf(allowed)}.`}
                {usualMethod !== null && ` ${t('terms.usual2')}: ${namesOf([usualMethod])}.`}
                {priceList && ` ${t('terms.priceList')}: ${priceList.name}.`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {maySet && !step && (
        <Actions>
          <Button ref={onto('change')} variant="quiet" onClick={() => begin('change')}>
            {t('terms.change')}
          </Button>
        </Actions>
      )}
      {step && <TermsForm company={company} settings={settings} onSaved={onChanged} onCancel={leave} />}
    </Card>
  )
}
