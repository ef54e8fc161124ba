/** A sheet that was closed, opened again or joined stands anew under its heading; the button that was pressed went with its step. */
export const goToSheet = () => document.getElementById('worksheet')?.focus()
