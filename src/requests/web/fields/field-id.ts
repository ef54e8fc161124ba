/** The id of the control that asks for a path of the form. */
export const fieldId = (path: string) => path.replaceAll('.', '-')
export const hintId = (path: string) => `${fieldId(path)}-hint`
export const problemId = (path: string) => `${fieldId(path)}-problem`
