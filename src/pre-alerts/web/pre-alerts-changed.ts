import { readAgain } from '#base/web/use-call.ts'
import { preAlertsApi } from '../pre-alerts.api.ts'

/** Wherever pre-alerts are shown, they are read again. */
export const preAlertsChanged = () =>
  Promise.all([
    readAgain(preAlertsApi.listPreAlerts),
    readAgain(preAlertsApi.showPreAlert),
    readAgain(preAlertsApi.listExpected),
    readAgain(preAlertsApi.showArriving),
  ])
