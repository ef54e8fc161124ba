import { createContext, useContext } from 'react'
import { partnerApi } from '../partner-api.api.ts'

/** Where the screens of keys and webhooks send their calls: to the portal, or to the sandbox of the company, which answers the same. */
export const PartnerCalls = createContext<typeof partnerApi>(partnerApi)
export const usePartnerCalls = () => useContext(PartnerCalls)
