// Where React Router looks for the table of pages.
export { default } from '../routes.ts'
