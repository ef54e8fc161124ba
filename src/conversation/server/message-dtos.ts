import { nameInWords } from '#accounts/name-in-words.ts'
import type { Language } from '#base/languages.ts'
import type { Attachment, Message, Side } from '../message.ts'
import { type Marks, readMark } from './conversation-store.ts'
import type { StoredAttachment, StoredMessage } from './message-store.ts'

type Reader = { readonly side: Side; readonly language: Language; readonly marks: Marks }

export const otherSide = (side: Side): Side => (side === 'customer' ? 'staff' : 'customer')

/** Messages as one side reads them. */
export function messageDtos(messages: readonly StoredMessage[], attachments: readonly StoredAttachment[], reader: Reader): Message[] {
  const { side, marks } = reader
  const own = marks[readMark[side]]
  const others = marks[readMark[otherSide(side)]]
  return messages.map((message) => ({
    id: message.id,
    at: message.at.toString(),
    side: message.byKind,
    name: nameOf(message, reader),
    text: message.text,
    attachments: attachments.filter(({ messageId }) => messageId === message.id).map(toDto),
    isNew: message.byKind !== side && message.id > own,
    isSeen: message.byKind === side && message.id <= others,
  }))
}

/** Customers are told first names only: an employee's whole name is nobody's business outside. */
function nameOf({ byKind, lastName, firstName, middleName }: StoredMessage, { side, language }: Reader): string | null {
  if (byKind === 'customer' || lastName === null || firstName === null) return null
  return side === 'customer' ? firstName : nameInWords(language, { lastName, firstName, middleName })
}

const toDto = ({ position, name, mediaType, size }: StoredAttachment): Attachment => ({
  n: position,
  name,
  kind: mediaType === 'application/pdf' ? 'pdf' : 'photo',
  bytes: size,
})
