/** A text with a place that nobody filled in. Whole words only: the random part of a link may hold `NaN`. */
export const unfilled = /\{\w+\}|\b(?:undefined|null|NaN)\b/
