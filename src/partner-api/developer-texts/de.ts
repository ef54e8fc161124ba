export default {
  title: 'Für Entwickler',
  description: 'Wie ein eigenes System einer Firma das Mobilfutár-Portal aufruft: API-Schlüssel, Aufrufe, Fehler, Grenzen und Webhooks.',
  lead: 'Das eigene System Ihrer Firma kann dieselben Aufrufe nach denselben Regeln verwenden wie das Portal: einen Auftrag erteilen, ihn verfolgen, über einen Kostenvoranschlag entscheiden und über Änderungen benachrichtigt werden.',
  openapi: 'Die ganze Beschreibung für Maschinen (OpenAPI 3.1)',
  start: {
    title: 'Der erste Aufruf',
    key: 'Einen API-Schlüssel erstellt eine Person mit Administratorrolle nach der Anmeldung auf der Seite Entwicklerzugang. Das Geheimnis des Schlüssels wird einmal angezeigt.',
    call: 'Senden Sie den Schlüssel bei jedem Aufruf im Header Authorization. Cookie und Formular-Token (X-CSRF-Token) sind nicht nötig. Der Header Language (hu, en, de, sl) wählt die Sprache der Sätze in der Antwort.',
    answer:
      'Die Antwort besteht aus status und data. Ein Schlüssel sieht alle Aufträge der Firma, weil die verantwortliche Person die Administratorrolle hat.',
    book: 'Fragen Sie vor einem Auftrag GET /api/booking-setup ab, zum Beispiel mit ?brand=huawei&warrantyType=2: availableServiceId, pickupDay und textVersions stammen aus dieser Antwort.',
  },
  errors: {
    title: 'Fehler',
    text: 'Eine Ablehnung nennt immer code, message und die betroffenen Felder. 401: Der Schlüssel ist ungültig (API_KEY_INVALID). 403: Der Schlüssel erlaubt es nicht (API_KEY_SCOPE). 404: Das gibt es nicht, oder es gehört Ihnen nicht. 409: Der Stand hat sich geändert. 422: falsche Angaben. 429: zu viele Aufrufe.',
  },
  limits: {
    title: 'Grenzen',
    text: 'Je Schlüssel und Aufruf 1200 Lesezugriffe und 300 Änderungen pro Minute sowie 600 erteilte Aufträge pro Stunde. Die Header RateLimit-Limit, RateLimit-Remaining und RateLimit-Reset sagen, wie viel übrig ist; bei 429 sagt Retry-After, nach wie vielen Sekunden Sie es erneut versuchen können.',
  },
  idempotency: {
    title: 'Erneut senden',
    text: 'Senden Sie beim Erteilen eines Auftrags den Header Idempotency-Key (8 bis 200 Zeichen, zum Beispiel eine UUID). Derselbe Aufruf mit demselben Schlüssel geschieht einmal und antwortet gleich, er kann also nach einer unterbrochenen Verbindung gefahrlos wiederholt werden.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Wir folgen Standard Webhooks. Eine Nachricht enthält Nummern und Zustände und keine personenbezogenen Daten: Einzelheiten fragen Sie mit dem Schlüssel ab.',
    events: 'Über diese Ereignisse können Sie benachrichtigt werden:',
    targets:
      'Wir senden nur an öffentliche Adressen, die mit https:// beginnen: nicht an den eigenen Rechner (localhost), in ein internes Netz oder an http://-Adressen. Wir warten zehn Sekunden auf die Antwort und folgen keinen Weiterleitungen. Warum eine Zustellung nicht gelang, steht im Protokoll des Webhooks.',
    retries:
      'Eine Antwort mit 2xx gilt als zugestellt. Sonst versuchen wir es zehnmal in drei Tagen, schalten den Webhook dann ab und schreiben den Personen mit Administratorrolle. Was danach geschieht, bleibt 30 Tage im Protokoll des Webhooks und kann von dort gesendet werden, sobald er wieder eingeschaltet ist. Dieselbe Nachricht kann mehrmals ankommen: Erkennen Sie sie an ihrer webhook-id.',
    signatureTitle: 'Die Signatur prüfen',
    signature:
      'Die Signatur ist ein HMAC-SHA256 über webhook-id, webhook-timestamp und Inhalt (genau wie empfangen), mit Punkten verbunden; der Schlüssel ist der aus Base64 entschlüsselte Teil des Geheimnisses nach whsec_. Im Header webhook-signature können mehrere Signaturen stehen, durch Leerzeichen getrennt, denn nach einem neuen Geheimnis signieren wir 24 Stunden lang auch mit dem alten: Es genügt, wenn eine übereinstimmt. Lehnen Sie Nachrichten ab, die älter als fünf Minuten sind. Ein Beispiel zum Ausprobieren:',
  },
  sandbox: {
    title: 'Testumgebung',
    text: 'Die Administratorin oder der Administrator der Firma kann auf der Seite Entwicklerzugang eine Testumgebung öffnen. Ein Testschlüssel beginnt mit mf_test_ und öffnet dieselben Aufrufe, doch alles, was damit gesendet wird, kommt in eine eigene Datenbank: Weder Werkstatt noch Kurier sehen es, und es entstehen keine Rechnung, keine E-Mail und keine Auswertung. Bitte senden Sie auch hier keine Daten echter Personen. Von den Zahlungen lässt sich nur die Überweisung erproben.',
    steps:
      'Sie führen einen Auftrag weiter (receive, sendQuote, issueReport, finishRepair, returnUnrepaired, orderDelivery, ship, handBack) und stellen die Uhr der Testumgebung vor, je Aufruf um höchstens 168 Stunden, insgesamt um höchstens 120 Tage: Dabei laufen Kostenvoranschläge ab, Erinnerungen werden fällig, der Kurier kommt voran, und Webhooks treffen ein. Der webhook-timestamp ist auch dann die echte Zeit. Was 30 Tage niemand nutzt, wird gelöscht.',
  },
  calls: {
    title: 'Aufrufe',
    text: 'Was mit einem API-Schlüssel aufgerufen werden kann, nach dem nötigen Recht. Die Beschreibungen sind englisch. Der Inhalt der Beispiele enthält jedes Feld: „…“ steht für einen Text, 1 für eine Zahl, der erste Wert für eine Auswahl, und was weggelassen werden kann, hat den Wert, den es dann hat. Mehr zu den Feldern steht im OpenAPI-Dokument.',
    example: 'Beispiel',
    idempotent: 'Verlangt den Header Idempotency-Key.',
  },
  scope: {
    requestsRead: 'Aufträge lesen',
    requestsWrite: 'Aufträge erteilen und ändern',
    decisions: 'Entscheidungen',
    documents: 'Dokumente',
    orders: 'Bestellungen',
    preAlerts: 'Voranmeldungen',
  },
} as const
