export default {
  title: 'Zahlungsbedingungen',
  lead: 'Die Firma kann nachträglich per Überweisung zahlen.',
  days: 'Zahlungsfrist',
  inDays: '{days, plural, one {# Kalendertag} other {# Kalendertage}} ab Rechnungsdatum',
  limit: 'Kreditrahmen',
  noLimit: 'Unbegrenzt',
  open: 'Derzeit offen',
  left: 'Noch verfügbar',
  over: 'Die offenen Rechnungen übersteigen den Kreditrahmen: Das nächste Gerät wird nach Zahlung seiner Rechnung zurückgesendet.',
  barred: 'Die Firma kann derzeit nicht nachträglich zahlen: Geräte werden nach Zahlung ihrer Rechnung zurückgesendet.',
  setByUs: 'Die Bedingungen legt die Finanzabteilung von MobilFutár fest. Schreiben Sie uns, wenn Sie sie ändern möchten.',
  company: 'Rechnungsdaten der Firma',
}
