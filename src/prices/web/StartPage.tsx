import { RequestStartPage } from '#catalogue/web/RequestStartPage.tsx'
import { DeviceSearch } from './DeviceSearch.tsx'

/** `/igenyles`: the service entries, and what a repair of one's device would cost. */
export default function StartPage() {
  return <RequestStartPage search={<DeviceSearch />} />
}
