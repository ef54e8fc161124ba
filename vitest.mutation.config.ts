import { defineConfig } from 'vitest/config'

/** `npm run mutation`: the rules' own tests and no others, so that a rule is not held up by a test that happens to come by. */
export default defineConfig({
  test: {
    include: [
      'src/requests/{lifecycle,identifier,numbers,timeline}.test.ts',
      'src/quotes/{quote,quote-validity}.test.ts',
      'src/calendar/calendar.test.ts',
      'src/payments/payment.test.ts',
      'src/courier/shipment.test.ts',
      'src/accounts/{password,permissions,who,features,bank-account}.test.ts',
      'src/base/server/http/rate-limits.test.ts',
    ],
    environment: 'node',
  },
})
