/** SPEC 1, GetSystemInfo with the product code. */
const systemInfo = '/api/system-info/messages/MOBILFUTAR'

let answer: Promise<boolean> | null = null

/** Whether this installation speaks Hungarian only. Asked once, and only by those who want another language. */
export function isHungarianOnly(): Promise<boolean> {
  answer ??= ask().catch(() => {
    answer = null
    return false
  })
  return answer
}

/** Asked plainly: the typed call would bring the schemas of the whole catalogue to a page that shows none of it. */
async function ask(): Promise<boolean> {
  const response = await fetch(systemInfo)
  const answer = (await response.json()) as { data: { hungarianOnly: boolean } }
  return answer.data.hungarianOnly
}
