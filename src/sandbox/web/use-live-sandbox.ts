import { useEffect } from 'react'
import { openLive } from '#base/web/live.ts'
import { readAgain } from '#base/web/use-call.ts'
import { sandboxApi } from '../sandbox.api.ts'
import { deleteInside, rereadInside } from './sandbox-calls.ts'

/** Milliseconds: what changes together is reread together. */
const gathering = 250

/** Keeps the page of a sandbox up to date while others open and delete it, move its clock, or a system books in it. @param isThere undefined: not known yet */
export function useLiveSandbox(companyId: number, isThere: boolean | undefined): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void Promise.all([readAgain(sandboxApi.showSandbox), rereadInside()]), gathering)
    }
    const close = openLive(sandboxApi.liveSandbox, { changed: soon, missed: soon }, { companyId })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [companyId])
  useEffect(() => {
    if (isThere === false) deleteInside()
  }, [isThere])
}
