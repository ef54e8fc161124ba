import { useEffect } from 'react'
import { gathered, openLive } from '#base/web/live.ts'
import { readAgain } from '#base/web/use-call.ts'
import { sandboxApi } from '../sandbox.api.ts'
import { deleteInside, rereadInside } from './sandbox-calls.ts'

/** Keeps the page of a sandbox up to date while others open and delete it, move its clock, or a system books in it. @param isThere undefined: not known yet */
export function useLiveSandbox(companyId: number, isThere: boolean | undefined): void {
  useEffect(() => {
    const { soon, end } = gathered(() => void Promise.all([readAgain(sandboxApi.showSandbox), rereadInside()]))
    const close = openLive(sandboxApi.liveSandbox, { changed: soon, missed: soon }, { companyId })
    return () => {
      end()
      close()
    }
  }, [companyId])
  useEffect(() => {
    if (isThere === false) deleteInside()
  }, [isThere])
}
