import { Link } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import type { Output } from '#base/endpoint.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useIsOffline } from '#base/web/offline/use-is-offline.ts'
import { useCall } from '#base/web/use-call.ts'
import { useFiltersInAddress } from '#base/web/use-filters-in-address.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { addDays } from '#calendar/calendar.ts'
import { paths } from '#paths.ts'
import type { DayCall } from '../../../miele-worksheets.api.ts'
import { worksheetTexts } from '../../../texts.ts'
import { UnsentSheets } from '../../kept/UnsentSheets.tsx'
import { AsOf } from '../../offline/AsOf.tsx'
import { NotKept } from '../../offline/NotKept.tsx'
import { OfflinePages } from '../../offline/OfflinePages.tsx'
import styles from '../../worksheets.module.css'
import type { BrandScreens } from '../brand-screens.ts'
import { VisitItem } from './VisitItem.tsx'

type Props = { readonly screens: BrandScreens }
type ShownDay = Output<DayCall>

/** A technician's day: its visits in the order of places, and what waits for a day. */
export function DayPage({ screens }: Props) {
  const words = useTexts(screens.words)
  const mayView = useMay(screens.kind.keys.view)
  if (!mayView || !screens.visits) return <NoPermission page={words('list.title')} />
  return (
    <OfflinePages screens={screens}>
      <AskedDay screens={screens} visits={screens.visits} />
    </OfflinePages>
  )
}

/** Which day and whose stand in the address. */
function AskedDay({ screens, visits }: Props & { readonly visits: NonNullable<BrandScreens['visits']> }) {
  const words = useTexts(screens.words)
  const { address, put } = useFiltersInAddress()
  const [day, technician] = [address.get('nap'), address.get('technikus')]
  const query = { ...(day ? { day } : {}), ...(technician ? { technician: technician === 'mind' ? 'all' : technician } : {}) }
  const { data, error, isPending, refetch, dataUpdatedAt, failureCount } = useCall(visits.day, { query })
  const isOffline = useIsOffline()
  return (
    <>
      <PageTitle>{words('list.title')}</PageTitle>
      <UnsentSheets screens={screens} />
      {data && <AsOf at={dataUpdatedAt} isUnanswered={failureCount > 0} />}
      {!data && isOffline && <NotKept what="day" kept={screens.listPath()} />}
      {error && !data && !isOffline && (
        <>
          <p role="alert">{words('messages.loadFailed')}</p>
          <ErrorState error={error} retry={refetch} />
        </>
      )}
      {isPending && !isOffline && <Loading />}
      {data && <Day screens={screens} shown={data} chooseDay={(next) => put('nap', next)} chooseTechnician={(next) => put('technikus', next)} />}
    </>
  )
}

type DayProps = Props & {
  readonly shown: ShownDay
  readonly chooseDay: (day: string) => void
  readonly chooseTechnician: (technician: string) => void
}

function Day({ screens, shown, chooseDay, chooseTechnician }: DayProps) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const mayEdit = useMay(screens.kind.keys.edit)
  const isOffline = useIsOffline()
  const { day, today, technicianId, visits, kilometres, technicians, withoutDay } = shown
  return (
    <>
      {!isOffline && (
        <Actions>
          {mayEdit && <ButtonLink to={screens.newAlonePath()}>{t('alone.begin')}</ButtonLink>}
          <ButtonLink variant="quiet" to={paths.mieleWorksheets()}>
            {t('visits.all')}
          </ButtonLink>
        </Actions>
      )}
      <div className={styles.filters}>
        <TextField
          name="day"
          type="date"
          label={t('visits.day')}
          value={day}
          onChange={({ currentTarget }) => currentTarget.value && chooseDay(currentTarget.value)}
        />
        <SelectField
          name="technician"
          label={t('visits.technician')}
          value={technicianId === null ? 'mind' : String(technicianId)}
          onChange={({ currentTarget }) => chooseTechnician(currentTarget.value)}
        >
          <option value="mind">{t('visits.everybody')}</option>
          {technicians.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Actions>
        <Button variant="quiet" onClick={() => chooseDay(addDays(day, -1))}>
          {t('visits.previousDay')}
        </Button>
        {day !== today && (
          <Button variant="quiet" onClick={() => chooseDay(today)}>
            {t('visits.today')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => chooseDay(addDays(day, 1))}>
          {t('visits.nextDay')}
        </Button>
      </Actions>
      <section aria-labelledby="visits" className={styles.sheets}>
        <h2 id="visits">{formats.weekday(day)}</h2>
        {visits.length === 0 ? (
          <EmptyState title={t('visits.none')} />
        ) : (
          <>
            <Muted>{t('visits.lead')}</Muted>
            <List variant="cards">
              {visits.map((sheet) => (
                <VisitItem key={sheet.id} sheet={sheet} to={screens.sheetPath(sheet.id)} isOfAll={technicianId === null} />
              ))}
            </List>
            <p>{t('visits.kilometres', { km: kilometres })}</p>
          </>
        )}
      </section>
      {withoutDay.length > 0 && (
        <section aria-labelledby="without-day" className={styles.sheets}>
          <h2 id="without-day">{t('visits.withoutDay')}</h2>
          <List variant="cards">
            {withoutDay.map(({ id, number, customer, address, device, fault }) => (
              <Card as="li" isDense key={id}>
                <h3>
                  <Link to={screens.sheetPath(id)}>
                    <Unbroken>{number}</Unbroken>
                  </Link>
                </h3>
                <p>{[customer, address].filter(Boolean).join(', ')}</p>
                <Muted>{[device, fault].filter(Boolean).join(' · ')}</Muted>
              </Card>
            ))}
          </List>
        </section>
      )}
    </>
  )
}
