import type { Handlers } from '#context.ts'
import type { trackingApi } from '../tracking.api.ts'
import { requestLogin, requestViewerLogin } from './ask-link.ts'
import { openLiveStream } from './live/open-live-stream.ts'
import { listMyRequests } from './my-requests/list-my-requests.ts'
import { showHistory } from './show-history.ts'
import { showRequest } from './show-request.ts'
import { followRequest, processLogin } from './start-following.ts'

export const trackingHandlers: Handlers<typeof trackingApi> = {
  requestLogin,
  requestViewerLogin,
  processLogin,
  followRequest,
  listMyRequests,
  liveChanges: openLiveStream,
  showRequest,
  showHistory,
}
