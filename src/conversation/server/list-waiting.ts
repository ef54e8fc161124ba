import { nameInWords } from '#accounts/name-in-words.ts'
import type { Input } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { placeInWords, type WaitingRow } from '../waiting.ts'
import { countWaiting, waitingRequests } from './waiting-store.ts'

export async function listWaiting({ tx, language }: ReadContext & Call, { query }: Input<typeof conversationApi.listWaiting>) {
  const [rows, total] = await Promise.all([waitingRequests(tx, query), query.after === undefined ? countWaiting(tx) : null])
  const requests = rows.slice(0, query.size).map((row): WaitingRow => {
    const { employeeLastName, employeeFirstName, employeeMiddleName } = row
    const employee = employeeLastName !== null && {
      lastName: employeeLastName,
      firstName: employeeFirstName ?? '',
      middleName: employeeMiddleName ?? '',
    }
    return {
      crmRequestId: row.requestId,
      customer: row.companyName ?? nameInWords(language, row),
      device: deviceName(row),
      closed: row.closedAt !== null,
      assigned: employee ? nameInWords(language, employee) : null,
      waitingSince: row.waitingSince.toString(),
      waiting: row.waiting,
      beginning: row.beginning,
    }
  })
  const last = requests.at(-1)
  const hasMore = rows.length > query.size
  return { total, requests, next: hasMore && last ? placeInWords({ since: last.waitingSince, requestId: last.crmRequestId }) : null }
}
