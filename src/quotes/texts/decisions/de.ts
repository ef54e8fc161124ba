import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Zahlungspflichtig bestellen',
  startNow: 'Ich verlange ausdrücklich, dass mit der Ausführung vor Ablauf der 14-tägigen Widerrufsfrist begonnen wird.',
  startLoss: 'Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Vertragserfüllung erlischt.',
  sellerOwns:
    'Ich erkläre, dass das Gerät mir gehört, dass ich es verkaufen darf, dass niemand sonst Ansprüche daran hat und dass ich keine Sicherung meiner Daten wünsche.',
  sellDevice: 'Angebot annehmen und Gerät verkaufen',
} satisfies Record<DecisionText, string>
