/**
 * A sheet that was closed, opened again or joined stands anew under its heading; the button that was pressed went with its step. What was read is drawn
 * in a task of its own: until then the heading is still that of the form, and would take the focus away with it.
 */
export const goToSheet = () => void setTimeout(() => document.getElementById('worksheet')?.focus())
