/** The only country the courier drives in, as addresses carry it (ISO 3166). */
export const hungary = 'HUN'
