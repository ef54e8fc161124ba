/** Milliseconds after which a network that is there in name only counts as none. */
export const patience = 4000
