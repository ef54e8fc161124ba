/** The id of the control that asks for a path of the form. */
export const fieldId = (path: string) => path.replaceAll('.', '-')
