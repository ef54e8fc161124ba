/**
 * `name` is the file's, `what` the caption; `isAsSeen`: what lies over the page is shown with the part of it that is in sight; `showsLoading`: what it shows
 * says that more is coming, and always will.
 */
export type Shot = { readonly name: string; readonly what: string; readonly isAsSeen?: boolean; readonly showsLoading?: boolean }
export type Shoot = (shot: Shot) => Promise<void>
