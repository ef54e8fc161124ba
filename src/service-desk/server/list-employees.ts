import { nameInWords } from '#accounts/name-in-words.ts'
import type { Call, ReadContext } from '#context.ts'
import { employeesAtDesk } from './employee-store.ts'

export async function listEmployees({ tx, language }: ReadContext & Call) {
  const employees = await employeesAtDesk(tx)
  return { employees: employees.map((employee) => ({ id: employee.id, name: nameInWords(language, employee) })) }
}
