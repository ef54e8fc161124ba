/** How a form that stands in the place of its button ends: `done`, the news of it takes the focus; `cancel`, its button. */
export type Closing = { readonly done: () => void; readonly cancel: () => void }
