import type { Handlers } from '#context.ts'
import type { OpenSheet } from '#workshop/server/receive-device.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { announcePreAlerts } from './announce-pre-alerts.ts'
import { changePreAlert, withdrawPreAlert } from './change-pre-alert.ts'
import { listExpected, showArriving } from './expected-at-desk.ts'
import { listPreAlerts, showPreAlert } from './list-pre-alerts.ts'
import { openPreAlertTemplate } from './open-pre-alert-template.ts'
import { readPreAlertFile } from './read-pre-alert-file.ts'
import { receivePreAlert } from './receive-pre-alert.ts'

/** @param openSheet an arrival opens the sheet of its repair */
export const preAlertsHandlers = (openSheet: OpenSheet): Handlers<typeof preAlertsApi> => ({
  listPreAlerts,
  showPreAlert,
  announcePreAlerts,
  readPreAlertFile,
  openPreAlertTemplate,
  changePreAlert,
  withdrawPreAlert,
  listExpected,
  showArriving,
  receivePreAlert: (ctx, input) => receivePreAlert(ctx, input, openSheet),
})
