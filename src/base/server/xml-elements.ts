import { SaxesParser } from 'saxes'

/** An element of an XML file: its name without a prefix, its text, what stands in it. */
export type XmlElement = { readonly name: string; readonly attributes: ReadonlyMap<string, string>; text: string; readonly children: XmlElement[] }

/** What no honest file reaches: a bank statement has about fifteen levels. */
const maxDepth = 60
const maxElements = 1_000_000

/**
 * Reads XML from its beginning to its end and hands over each element of the given name, alone, so that a long file is never in memory as a whole.
 * A document type, and with it every entity of its own, is refused: nothing is fetched and nothing expands.
 * @param onElement told of each such element outside of another one, when it has ended
 * @param onText told of each other element that has text and no children, by the names of the elements around it and its own
 * @throws Error when the file is not well formed, has a document type, or is too deep or too large
 */
export function readElements(
  xml: string,
  name: string,
  { onElement, onText }: { onElement: (element: XmlElement) => void; onText: (path: string, text: string) => void },
): void {
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  const open: XmlElement[] = []
  let outside = ''
  let count = 0
  parser.on('doctype', () => refuse('document type'))
  parser.on('opentag', ({ local, attributes }) => {
    count += 1
    path.push(local)
    outside = ''
    if (path.length > maxDepth || count > maxElements) refuse('size')
    if (open.length === 0 && local !== name) return
    const element = { name: local, attributes: new Map(Object.values(attributes).map((one) => [one.local, one.value])), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
    else outside += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length === 0) onElement(element)
    else if (!element && outside.trim() !== '') onText(path.join('/'), outside.trim())
    outside = ''
    path.pop()
  })
  parser.write(xml).close()
}

function refuse(why: string): never {
  throw new Error(`This XML is not read: ${why}`)
}

/** Every element at a path below this one (`Refs/AcctSvcrRef`), in the order of the file. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>((found, step) => found.flatMap(({ children }) => children.filter(({ name }) => name === step)), [element])
}

/** The text of the first element at one of the paths that has any. */
export function textAt(element: XmlElement, ...paths: string[]): string | null {
  for (const path of paths) {
    const text = elementsAt(element, path)
      .find((found) => found.text.trim() !== '')
      ?.text.trim()
    if (text) return text
  }
  return null
}
