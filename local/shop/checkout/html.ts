/** Text that is markup already and goes into a page as it is. Only {@link html} makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may stand in a template: text is escaped, markup is not, nothing leaves nothing behind. */
type HtmlValue = string | number | Markup | false | null | undefined | readonly HtmlValue[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function render(value: HtmlValue): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeText(String(value));
}

/**
 * Template tag for HTML. Whatever is put in is escaped unless it came from this tag itself, so nothing that a shopper
 * typed can become markup. Attribute values must stand in double quotes.
 */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup {
  return new Markup(literals.reduce((text, literal, index) => text + render(values[index - 1]) + literal));
}
