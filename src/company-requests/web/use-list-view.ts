import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { type ListView, linkTo, viewIn } from '../list-address.ts'

/** What of the list is shown stands in the address, so going back brings it back. */
export function useListView() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const to = (view: ListView) => paths.myRequests() + linkTo(view)
  return {
    view: viewIn(address),
    to,
    show: (view: ListView) => void navigate(to(view), { preventScrollReset: true }),
    /** Nothing is said about what to show, so a view that is kept may say it. */
    isUntold: address.size === 0,
  }
}
