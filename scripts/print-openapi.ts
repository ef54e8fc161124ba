// npm run openapi: prints the OpenAPI document of the API. It needs no database: nothing is called.
import { openApiDocument } from '../src/app/openapi/openapi-document.ts'

console.log(JSON.stringify(await openApiDocument(), null, 2))
