export default {
  back: {
    subject: 'Készüléke átvehető az üzletben, igény: {number}',
    text: 'A futár visszavitte készülékét az üzletbe, ahol leadta. Ott veheti át.',
    store: 'Üzlet',
    address: 'Cím',
    phone: 'Telefonszám',
    identity:
      'Hozza magával az átvételi elismervényt és egy személyazonosításra alkalmas okmányt; az okmány számának csak az utolsó karaktereit jegyzik fel.',
    other: 'Ha más megy érte, írásos meghatalmazást vigyen.',
    paid: 'Ha a javításért fizetnie kell, az igény oldalán fizessen, mert az üzletben ezt nem tudja megtenni.',
  },
} as const
