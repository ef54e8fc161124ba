type BusinessForm = { readonly name: string; readonly short: string | null }

/** A legal form as a list of them offers it: `Kft. – korlátolt felelősségű társaság`. */
export const businessFormInWords = ({ name, short }: BusinessForm): string => (short ? `${short} – ${name}` : name)
