/** The marks an editor may use: base/rich-text.ts allows these and drops the rest. */
export const messageTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const
export const messageTools = ['strong', 'em', 'p', 'ul', 'a'] as const
export type MessageTool = (typeof messageTools)[number]

export type Selected = { readonly text: string; readonly from: number; readonly to: number }

const newLink = 'https://'

/** What becomes of the selected part of a text: marked, and still selected; of a new link, the address to type. */
export function wrapSelection({ text, from, to }: Selected, tool: MessageTool): Selected {
  const chosen = text.slice(from, to)
  const [before, after] = marksOf(tool, chosen)
  const inside = tool === 'ul' ? itemsOf(chosen) : chosen
  const wrapped = text.slice(0, from) + before + inside + after + text.slice(to)
  const start = tool === 'a' ? from + '<a href="'.length : from + before.length
  return { text: wrapped, from: start, to: start + (tool === 'a' ? newLink.length : inside.length) }
}

function marksOf(tool: MessageTool, chosen: string): [string, string] {
  if (tool === 'a') return [`<a href="${newLink}">`, '</a>']
  // A list needs something between its marks.
  if (tool === 'ul' && chosen === '') return ['<ul><li>', '</li></ul>']
  return [`<${tool}>`, `</${tool}>`]
}

/** One item for each line. */
const itemsOf = (chosen: string) =>
  chosen
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<li>${line.trim()}</li>`)
    .join('')
