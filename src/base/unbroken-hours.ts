/** `08:00–17:00` in words of a screen stays on one line: a narrow one would end it after its dash. Emails keep theirs together by themselves. */
export const unbrokenHours = (words: string) => words.replace(/(\d:\d\d–)(?=\d)/g, '$1\u2060')
