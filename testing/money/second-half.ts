// The long form's other half: the same lives in a process and a database of their own, of other random values, so that both processors work.
import '../money.property.api.test.ts'
