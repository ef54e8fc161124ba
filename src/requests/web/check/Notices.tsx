import { IconInfoCircle } from '@tabler/icons-react'
import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { laterTexts } from '../../later-texts.ts'
import styles from './check.module.css'

/** A cash payment is rounded to five forints (2008. évi III. tv. 2. §). */
const inCash = (forints: number) => Math.round(forints / 5) * 5

/** What the customer must know before sending: fees, erased data, rights. The service entry's form says which. */
export function Notices({ setup: { figures, form } }: { readonly setup: Pick<BookingSetup, 'figures' | 'form'> }) {
  const t = useTexts(laterTexts)
  const { forint } = useFormats()
  const values = {
    fee: forint(figures.returnFee),
    cash: forint(inCash(figures.returnFee)),
    inspection: forint(figures.inspectionFee),
    delivery: forint(figures.deliveryFee),
    days: figures.quoteValidityWorkingDays,
    months: figures.serviceWarrantyMonths,
  }
  if (form.definition.notices.length === 0) return null
  return (
    <Note as="section" className={styles.notices} aria-labelledby="notices-title">
      <h3 id="notices-title">
        <IconInfoCircle size={22} aria-hidden="true" />
        {t('check.good')}
      </h3>
      <ul>
        {form.definition.notices.map((notice) => (
          <li key={notice}>{t(`notices.${notice}`, values)}</li>
        ))}
      </ul>
    </Note>
  )
}
