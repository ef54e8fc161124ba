export type Face = 'regular' | 'bold'

export type Style = { face: Face; size: number; colour: string; after: number; lineGap: number }

const ink = '#1c2733'
const grey = '#52606d'

/** Sizes and distances in points. */
export const styles = {
  h1: { face: 'bold', size: 19, colour: ink, after: 8, lineGap: 1 },
  h2: { face: 'bold', size: 13, colour: ink, after: 4, lineGap: 1 },
  h3: { face: 'bold', size: 10.5, colour: ink, after: 3, lineGap: 1 },
  body: { face: 'regular', size: 10, colour: ink, after: 6, lineGap: 2 },
  lead: { face: 'regular', size: 11.5, colour: ink, after: 8, lineGap: 2 },
  strong: { face: 'bold', size: 10, colour: ink, after: 6, lineGap: 2 },
  small: { face: 'regular', size: 8.5, colour: grey, after: 4, lineGap: 1 },
  address: { face: 'regular', size: 13, colour: ink, after: 4, lineGap: 2 },
  term: { face: 'regular', size: 9.5, colour: grey, after: 0, lineGap: 1.5 },
  value: { face: 'regular', size: 10, colour: ink, after: 0, lineGap: 1.5 },
  cell: { face: 'regular', size: 9.5, colour: ink, after: 0, lineGap: 1 },
  cellTitle: { face: 'bold', size: 9, colour: ink, after: 0, lineGap: 1 },
  code: { face: 'regular', size: 9, colour: ink, after: 0, lineGap: 0 },
  running: { face: 'regular', size: 8, colour: grey, after: 0, lineGap: 0 },
} as const satisfies Record<string, Style>

export const page = { left: 56, right: 56, top: 68, bottom: 62, head: 34, foot: 38 } as const
/** A roll of 80 mm, of which such printers print 72. */
export const roll = { width: 226.77, left: 11.34, right: 11.34, top: 11.34, bottom: 22.68 } as const
export const line = { hair: '#c5ced6', head: '#eef2f5', frame: '#7b8794' } as const
