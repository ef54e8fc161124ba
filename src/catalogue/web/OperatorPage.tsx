import { data, useLocation } from 'react-router'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { operatorSlugs, publicPaths } from '#public-paths.ts'
import { catalogueApi } from '../catalogue.api.ts'
import { operatorIds, operatorNames } from '../operators.ts'
import { operatorServiceLink } from '../service-link.ts'
import { catalogueTexts } from '../texts.ts'
import { builtInOperatorServices } from './built-in-services.ts'
import { ServicesPage } from './ServicesPage.tsx'

/** `/igenyles/telekom`, `/igenyles/vodafone`: the services for devices of an operator. */
export default function OperatorPage() {
  const t = useTexts(catalogueTexts)
  const { pathname } = useLocation()
  const operator = operatorSlugs.find((slug) => pathname.startsWith(publicPaths.operator(slug)))
  if (!operator) throw data(null, { status: 404 })
  const { data: provider, error } = useCall(catalogueApi.showMobilProvider, { params: { id: String(operatorIds[operator]) } })

  const services = provider?.availableService ?? builtInOperatorServices(operator, t)
  return (
    <>
      <PageTitle description={t('brand.lead')}>{t('operator.title', { operator: provider?.providerName ?? operatorNames[operator] })}</PageTitle>
      <ServicesPage
        desc={provider?.desc ?? null}
        services={services.map((service) => ({ service, link: operatorServiceLink(operator, service) }))}
        generalInfo={provider?.generalInfo ?? null}
        notices={[]}
        error={error}
        note={null}
        prices={null}
      />
    </>
  )
}
