/** Marks on one letter. Vietnamese has two, pointed Hebrew four; whoever sends more wants to harm, or to decorate. */
export const maxMarks = 8

/** Format characters between marks are invisible, and some of them are taken out later. */
export const tooManyMarks = new RegExp(`(?:\\p{M}\\p{Cf}*){${maxMarks + 1}}`, 'u')

/**
 * The only place that normalises. A text with more marks on a letter than `boundedText` lets in stays as it is, so that no caller of a rule
 * can stop the process, whether a schema stood before it or not.
 */
export const normalised = (text: string, form: 'NFC' | 'NFD' | 'NFKC') => (tooManyMarks.test(text) ? text : text.normalize(form))
