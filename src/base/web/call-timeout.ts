/** SPEC 9: a call that has not ended by then is taken for a lost connection. */
export const callTimeout = 200_000
