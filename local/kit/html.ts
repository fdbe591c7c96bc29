/** Text that is HTML already and is inserted without escaping. Only {@link html} creates it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What a template may contain: text is escaped, markup is not, and `false`, `null` and `undefined` render as empty. */
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
 * Template tag for HTML. Every value is escaped unless this tag created it, so text that a shopper typed cannot become
 * markup. Attribute values must stand in double quotes.
 */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup {
  return new Markup(literals.reduce((text, literal, index) => text + render(values[index - 1]) + literal));
}
