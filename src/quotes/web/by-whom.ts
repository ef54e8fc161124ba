/**
 * Which of three sentences tells of a decision: the reader's own, a colleague's by name, or somebody's of whom it is not known. Nobody is told of a colleague's
 * decision that it was theirs.
 */
export const byWhom = (decidedBy: string | null) => (decidedBy === null ? '' : decidedBy ? 'By' : 'Else')
