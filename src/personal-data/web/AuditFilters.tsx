import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { auditSources } from '../desk-person.ts'
import { personalDataTexts } from '../texts.ts'
import styles from './my-data.module.css'

const filterNames = ['by', 'source', 'request', 'from', 'to'] as const

type Props = { readonly address: URLSearchParams; readonly setAddress: (address: URLSearchParams) => void }

/** By whom, what, about which request, when. */
export function AuditFilters({ address, setAddress }: Props) {
  const t = useTexts(personalDataTexts)
  const chosen = (name: (typeof filterNames)[number]) => address.get(name) ?? ''
  function filter(form: FormData) {
    const given = filterNames.flatMap((name) => {
      const value = String(form.get(name) ?? '').trim()
      return value === '' ? [] : [[name, value]]
    })
    setAddress(new URLSearchParams(given))
  }
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        filter(new FormData(event.currentTarget))
      }}
    >
      <TextField name="by" label={t('audit.filter.by')} defaultValue={chosen('by')} maxLength={60} autoComplete="off" />
      <SelectField name="source" label={t('audit.filter.source')} defaultValue={chosen('source')} nothing={t('audit.filter.any')}>
        {auditSources.map((source) => (
          <option key={source} value={source}>
            {t(`audit.source.${source}`)}
          </option>
        ))}
      </SelectField>
      <TextField name="request" label={t('audit.filter.request')} defaultValue={chosen('request')} inputMode="numeric" autoComplete="off" />
      <TextField name="from" type="date" label={t('audit.filter.from')} defaultValue={chosen('from')} />
      <TextField name="to" type="date" label={t('audit.filter.to')} defaultValue={chosen('to')} />
      <Actions>
        <Button type="submit">{t('audit.filter.apply')}</Button>
        {String(address) !== '' && (
          <Button variant="quiet" onClick={() => setAddress(new URLSearchParams())}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </Actions>
    </form>
  )
}
