import { readingAhead } from '#base/server/http/read-ahead.ts'
import type { Handlers } from '#context.ts'
import type { trackingApi } from '../tracking.api.ts'
import { requestLogin, requestViewerLogin } from './ask-link.ts'
import { readFollowed, readProgress } from './followed-request-store.ts'
import { openLiveStream } from './live/open-live-stream.ts'
import { listMyRequests } from './my-requests/list-my-requests.ts'
import { showHistory } from './show-history.ts'
import { showRequest } from './show-request.ts'
import { followRequest, processLogin } from './start-following.ts'

const aboutRequest = ({ id: requestId }: { readonly id: number }) => ({ requestId })

export const trackingHandlers: Handlers<typeof trackingApi> = {
  requestLogin,
  requestViewerLogin,
  processLogin,
  followRequest,
  listMyRequests,
  liveChanges: openLiveStream,
  showRequest: readingAhead(readFollowed, aboutRequest, showRequest),
  showHistory: readingAhead(readProgress, aboutRequest, showHistory),
}
