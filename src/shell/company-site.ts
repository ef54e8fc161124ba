/** The company's own site, outside the portal (SPEC 2: the main menu links out). */
const site = 'https://www.mobilfutar.example'

export const companySite = {
  home: `${site}/`,
  about: `${site}/rolunk`,
  services: `${site}/szolgaltatasok`,
  partners: `${site}/partnereink`,
  career: `${site}/karrier`,
  jobOffers: `${site}/karrier/allasajanlatok`,
} as const
