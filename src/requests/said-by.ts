/** How a customer may have said what an employee writes down for them. */
export const saidBy = ['phone', 'email', 'inPerson'] as const
