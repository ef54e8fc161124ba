import type { Handlers } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { listAvailableServices } from './list-available-services.ts'
import { listBrandProductGroups } from './list-brand-product-groups.ts'
import { listBrands } from './list-brands.ts'
import { listFormProductGroups } from './list-form-product-groups.ts'
import { listLookup } from './list-lookup.ts'
import { listPreparationSteps } from './list-preparation-steps.ts'
import { listProductGroups } from './list-product-groups.ts'
import { listProductTypes } from './list-product-types.ts'
import { listServiceBrands } from './list-service-brands.ts'
import { listServiceColours } from './list-service-colours.ts'
import { listServiceProductGroups } from './list-service-product-groups.ts'
import { listServiceProductTypes } from './list-service-product-types.ts'
import { listSystemParams } from './list-system-params.ts'
import { showAvailableService } from './show-available-service.ts'
import { showBrand } from './show-brand.ts'
import { showForm } from './show-form.ts'
import { showMobilProvider } from './show-mobil-provider.ts'
import { showSystemInfo } from './show-system-info.ts'
import { showSystemParam } from './show-system-param.ts'

export const catalogueHandlers: Handlers<typeof catalogueApi> = {
  listAvailableServices,
  listBrandProductGroups,
  listBrands,
  listFormProductGroups,
  listLookup,
  listPreparationSteps,
  listProductGroups,
  listProductTypes,
  listServiceBrands,
  listServiceColours,
  listServiceProductGroups,
  listServiceProductTypes,
  listSystemParams,
  showAvailableService,
  showBrand,
  showForm,
  showMobilProvider,
  showSystemInfo,
  showSystemParam,
}
