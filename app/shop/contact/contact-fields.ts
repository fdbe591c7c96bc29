/** What a message can be about, in the order of the form. */
export const CONTACT_TOPICS = ['order', 'address', 'damage', 'return', 'cooking', 'privacy', 'other'] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The fields of the form that a person fills in. */
export const CONTACT_FIELDS = ['name', 'email', 'topic', 'order', 'message'] as const;

type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a person typed, by field; empty for what is missing. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** A field that people do not see: only programs fill it in. */
export const TRAP_FIELD = 'website';

/** The longest message, in characters. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** @param textOf returns what was typed into a field, if anything */
export const toContactValues = (textOf: (field: ContactField) => string | null | undefined): ContactValues => ({
  name: textOf('name') ?? '',
  email: textOf('email') ?? '',
  topic: textOf('topic') ?? '',
  order: textOf('order') ?? '',
  message: textOf('message') ?? '',
});

export const NO_VALUES: ContactValues = toContactValues(() => null);
