import { Link } from 'react-router'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { type CallerService, callerServices } from '#requests/web/inside-entries.ts'
import { brandsOffering } from '#requests/web/new-order/brands-offering.ts'
import { callerTexts } from '../../caller-texts.ts'
import { type CallerAddress, callerAddress } from './caller-address.ts'

type Props = { readonly here: CallerAddress; readonly name: string }

/** What they order. */
export function ChooseService({ here, name }: Props) {
  const t = useTexts(callerTexts)
  return (
    <>
      <h2>{t('service', { name })}</h2>
      <Muted>{t('language')}</Muted>
      <List variant="rows">
        {callerServices.map((service) => (
          <li key={service}>
            <Link to={callerAddress({ ...here, service, brand: null })}>{t(`services.${service}`)}</Link>
          </li>
        ))}
      </List>
    </>
  )
}

type BrandProps = { readonly here: CallerAddress; readonly service: CallerService; readonly warrantyType: number }

/** Whose device it is, of the brands we repair ourselves in this way. */
export function ChooseBrand({ here, service, warrantyType }: BrandProps) {
  const t = useTexts(callerTexts)
  const { data, error, refetch } = useCall(catalogueApi.listBrands, {})
  if (!data) return error ? <ErrorState error={error} retry={refetch} /> : <Loading />
  return (
    <>
      <h2>{t('brand', { service: t(`services.${service}`) })}</h2>
      <List variant="chips">
        {brandsOffering(data, warrantyType)
          .filter(({ url }) => url === null)
          .map(({ slug, brandName }) => (
            <li key={slug}>
              <ButtonLink variant="quiet" to={callerAddress({ ...here, brand: slug })}>
                {brandName}
              </ButtonLink>
            </li>
          ))}
      </List>
    </>
  )
}
