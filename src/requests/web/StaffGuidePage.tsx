import { z } from 'zod'
import { useSession } from '#accounts/web/session.ts'
import { useFormats } from '#base/web/formats.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { paths } from '#paths.ts'
import { guideTexts } from '../guide-texts.ts'

const figuresOfGuide = z.object({
  pickupCutOff: z.string(),
  expectedRepairWorkingDays: z.tuple([z.int(), z.int()]),
  quoteValidityWorkingDays: z.int(),
  inspectionFee: z.int(),
  deliveryFee: z.int(),
  returnFee: z.int(),
  serviceWarrantyMonths: z.int(),
  uploadLimitMb: z.int(),
})

/** `/iranyitopult/dolgozoi-igenyles-utmutato` (SPEC 2, staff request guide): what an employee prepares for a repair of their own device. */
export default function StaffGuidePage() {
  const t = useTexts(guideTexts)
  const session = useSession()
  const { data, error, refetch } = useCall(catalogueApi.listSystemParams, {})
  if (session.kind !== 'signedIn' || session.person.customerType !== 'EMPLOYEE') return <NoPermission page={t('title')} />
  const known = figuresOfGuide.safeParse(Object.fromEntries((data ?? []).map(({ key, value }) => [key, value])))
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {error && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <Skeleton />}
      {known.success && <Guide figures={known.data} />}
      <p>
        <ButtonLink to={paths.employeeRequest()}>{t('start')}</ButtonLink>
      </p>
    </>
  )
}

function Guide({ figures }: { readonly figures: z.output<typeof figuresOfGuide> }) {
  const t = useTexts(guideTexts)
  const { forint } = useFormats()
  const [from, to] = figures.expectedRepairWorkingDays
  const steps = [
    t('how.book'),
    t('how.pickup', { time: figures.pickupCutOff }),
    t('how.repair', { from, to }),
    t('how.decide', { days: figures.quoteValidityWorkingDays }),
    t('how.back', { months: figures.serviceWarrantyMonths }),
  ]
  const things = [
    t('prepare.identifier'),
    t('prepare.documents', { max: figures.uploadLimitMb }),
    t('prepare.backup'),
    t('prepare.lock'),
    t('prepare.sim'),
    t('prepare.pack'),
  ]
  const costs = [
    t('cost.warranty'),
    t('cost.courier', { fee: forint(figures.deliveryFee) }),
    t('cost.refused', { fee: forint(figures.inspectionFee), courier: forint(figures.deliveryFee) }),
    t('cost.noFault', { fee: forint(figures.returnFee) }),
  ]
  return (
    <>
      <h2>{t('prepare.title')}</h2>
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <h2>{t('how.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{t('cost.title')}</h2>
      <ul>
        {costs.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </>
  )
}
