/** Why the portal cannot start, in words for whoever keeps it and can mend it: they are told without a stack. */
export class CannotStart extends Error {}
