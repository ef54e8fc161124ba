import type { ReactNode } from 'react'
import { Chip } from '#base/web/kit/Chip.tsx'
import { Input, Select } from '#base/web/kit/Control.tsx'
import { Field, FieldGroup } from '#base/web/kit/Field.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { costCentreInWords } from '#companies/cost-centre.ts'
import { type RequestStatus, requestStatuses } from '#requests/status.ts'
import { statusTexts } from '#requests/status-texts.ts'
import { kinds } from '../../list.ts'
import { type ListView, viewIn } from '../../list-address.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'
import type { Overview } from '../use-company-requests.ts'
import { useListView } from '../use-list-view.ts'

type Props = { readonly view: ListView; readonly overview: Overview }
type Plain = 'sender' | 'costCentre' | 'brand' | 'kind' | 'from' | 'to'

/** Each counts at once, as it would from the address. */
export function FilterChoices({ view, overview: { brands, senders, costCentres } }: Props) {
  const t = useTexts(companyRequestTexts)
  const words = useTexts(statusTexts)
  const { show } = useListView()
  const { filters } = view
  const choose = (name: Plain, value: string) =>
    show({ ...view, filters: { ...filters, [name]: viewIn(new URLSearchParams([[name, value]])).filters[name] } })
  const toggle = (toggled: RequestStatus) => {
    const status = requestStatuses.filter((one) => (filters.status?.includes(one) ?? false) !== (one === toggled))
    show({ ...view, filters: { ...filters, status: status.length > 0 ? status : undefined } })
  }
  const one = (name: Plain, any: string, options: ReactNode) => (
    <Field name={`list-${name}`} label={t(`filter.${name}`)}>
      <Select id={`list-${name}`} value={String(filters[name] ?? '')} onChange={({ currentTarget }) => choose(name, currentTarget.value)}>
        <option value="">{any}</option>
        {options}
      </Select>
    </Field>
  )
  const day = (name: 'from' | 'to') => (
    <Field name={`list-${name}`} label={t(`filter.${name}`)}>
      <Input id={`list-${name}`} type="date" value={filters[name] ?? ''} onChange={({ currentTarget }) => choose(name, currentTarget.value)} />
    </Field>
  )
  return (
    <>
      <FieldGroup name="list-status" label={t('filter.status')} isWide>
        <List variant="chips">
          {requestStatuses.map((status) => (
            <li key={status}>
              <Chip aria-pressed={filters.status?.includes(status) ?? false} onClick={() => toggle(status)}>
                {words(`status.${status}`)}
              </Chip>
            </li>
          ))}
        </List>
      </FieldGroup>
      <div className={styles.fields}>
        {senders.length > 1 &&
          one(
            'sender',
            t('filter.anybody'),
            senders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            )),
          )}
        {costCentres.length > 0 &&
          one(
            'costCentre',
            t('filter.anyCostCentre'),
            <>
              {costCentres.map((centre) => (
                <option key={centre.id} value={centre.id}>
                  {costCentreInWords(centre)}
                </option>
              ))}
              <option value="none">{t('filter.noCostCentre')}</option>
            </>,
          )}
        {brands.length > 1 &&
          one(
            'brand',
            t('filter.anyBrand'),
            brands.map(({ id, name, count }) => (
              <option key={id} value={id}>
                {name} ({count})
              </option>
            )),
          )}
        {one(
          'kind',
          t('filter.anyKind'),
          kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          )),
        )}
        {day('from')}
        {day('to')}
      </div>
    </>
  )
}
