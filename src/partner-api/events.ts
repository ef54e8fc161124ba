export type PartnerApiEvents = {
  /** Ten tries were in vain and the endpoint was switched off; one for each administrator. `at` tells two such moments apart. */
  webhookFailed: { endpointId: number; accountId: number; at: string }
}
