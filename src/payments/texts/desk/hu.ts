export default {
  title: 'Online fizetések',
  transaction: 'Tranzakció: {id}',
  provider: { paypal: 'PayPal', simplepay: 'SimplePay', simulator: 'PayPal (szimulátor)', cardSimulator: 'SimplePay (szimulátor)' },
  status: {
    created: 'megkezdve',
    redirected: 'a fizetési oldalon',
    approved: 'jóváhagyva, a pénzre várunk',
    paid: 'kifizetve',
    failed: 'sikertelen',
    cancelled: 'megszakítva',
    expired: 'lejárt',
    lateSuccess: 'későn érkezett, visszajár',
  },
} as const
