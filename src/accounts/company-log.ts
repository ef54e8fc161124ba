/** What the log of a company tells of: its people, cost centres, addresses and terms. */
export const companyLogActions = [
  'created',
  'invited',
  'invitedAgain',
  'takenBack',
  'joined',
  'roleChanged',
  'left',
  'returned',
  'costCentresChanged',
  'limitChanged',
  'costCentreAdded',
  'costCentreChanged',
  'requestMoved',
  'statementOn',
  'statementOff',
  'termsSet',
  'addressAdded',
  'addressChanged',
  'addressRemoved',
] as const
export type CompanyLogAction = (typeof companyLogActions)[number]
