/** Markup that is safe to place into a mail. Only {@link html} creates it. */
export class MailHtml {
  constructor(readonly text: string) {}
}

/** A value in a template: text is escaped, markup is kept, and false or null adds nothing. */
type MailHtmlValue = string | number | MailHtml | false | null | undefined | readonly MailHtml[];

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function toText(value: MailHtmlValue): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof MailHtml) return value.text;
  return typeof value === 'object' ? value.map(toText).join('') : escapeText(String(value));
}

/** Template tag for the HTML of a mail: escapes every value that is not markup. Attribute values need double quotes. */
export const html = (literals: TemplateStringsArray, ...values: readonly MailHtmlValue[]): MailHtml =>
  new MailHtml(literals.reduce((text, literal, index) => text + toText(values[index - 1]) + literal));
