import type { Handlers } from '#context.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { announcePreAlerts } from './announce-pre-alerts.ts'
import { changePreAlert, withdrawPreAlert } from './change-pre-alert.ts'
import { listExpected, showArriving } from './expected-at-desk.ts'
import { listPreAlerts, showPreAlert } from './list-pre-alerts.ts'
import { openPreAlertTemplate } from './open-pre-alert-template.ts'
import { readPreAlertFile } from './read-pre-alert-file.ts'
import { receivePreAlert } from './receive-pre-alert.ts'

export const preAlertsHandlers: Handlers<typeof preAlertsApi> = {
  listPreAlerts,
  showPreAlert,
  announcePreAlerts,
  readPreAlertFile,
  openPreAlertTemplate,
  changePreAlert,
  withdrawPreAlert,
  listExpected,
  showArriving,
  receivePreAlert,
}
