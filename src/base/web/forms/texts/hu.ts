export default {
  leaveTitle: 'Elhagyja az űrlapot?',
  leaveText: 'Amit beírt, azt még nem küldte el.',
  leaveStay: 'Maradok',
  leaveGo: 'Elhagyom',
  draftTitle: 'Korábban megkezdett űrlap',
  draftRestored: 'Visszatöltöttük, amit korábban beírt, de még nem küldött el.',
  draftDiscard: 'Elvetem',
} as const
