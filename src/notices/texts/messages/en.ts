import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  title: 'System messages',
  lead: 'What visitors read when they press the bell. At any moment there is one message at most.',
  write: 'New message',
  list: 'Messages',
  empty: 'There is no system message yet',
  more: 'Earlier messages',
  phase: { upcoming: 'Shown later', current: 'Shown now', over: 'Over' },
  period: { from: 'From', to: 'To', open: 'until it is ended' },
  edited: 'Last edited by {by}, {at}',
  untouched: 'Came with the portal',
  change: 'Change',
  end: {
    open: 'End',
    title: 'End this message?',
    current: 'Visitors will no longer see it within half a minute. The message stays in the list and can no longer be changed.',
    upcoming: 'The message will not be shown. It stays in the list and can no longer be changed.',
    confirm: 'End it',
    done: 'You have ended the message.',
  },
  form: {
    newTitle: 'New message',
    changeTitle: 'Change the message',
    languages: { hu: 'Hungarian', en: 'English', de: 'German', sl: 'Slovenian' },
    other: '(optional; without it the Hungarian text is shown)',
    subject: 'Title',
    text: 'Text',
    hint: 'What may be used: {tags}. Everything else is left out.',
    tools: 'Formatting',
    tool: { strong: 'Bold', em: 'Italic', p: 'Paragraph', ul: 'List', a: 'Link' },
    preview: 'Preview',
    previewEmpty: 'What you write appears here.',
    validFrom: 'Shown from',
    validTo: 'Shown until',
    clock: 'By the clock in Budapest.',
    clockEnd: 'By the clock in Budapest. Left empty, it is shown until you end it.',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: 'We have saved the message. Visitors will see it within half a minute.',
    savedAhead: 'We have saved the message. Visitors will see it from its beginning.',
  },
}

export default en
