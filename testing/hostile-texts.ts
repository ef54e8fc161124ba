/** Two kinds of marks that a normal form sorts: the more of them on one letter, the longer it takes, by their square. */
const twoMarks = '\u0301\u0316'

/** Texts at which a process stops that looks at their length too late; each fits into a body of 1 MB. */
export const hostileTexts: Readonly<Record<string, string>> = {
  '380,000 marks on a letter': `a${twoMarks.repeat(190_000)}`,
  'a megabyte of marks': twoMarks.repeat(250_000),
  'marks parted by format characters': `${twoMarks}\u2060`.repeat(140_000),
  'letters that become many': '\uFDFA'.repeat(300_000),
  'a megabyte of letters': 'a'.repeat(1_000_000),
  'a megabyte of digits': '1'.repeat(1_000_000),
  'a megabyte of blanks and a letter': `a${' '.repeat(1_000_000)}a`,
  'a megabyte of tags that do not end': '<'.repeat(1_000_000),
  'a megabyte of @': `${'@'.repeat(999_990)} x`,
  'a megabyte of slashes': `${'/'.repeat(999_990)}x`,
}
