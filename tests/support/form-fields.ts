const ATTRIBUTE = (name: string) => new RegExp(`\\b${name}="([^"]*)"`);

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const CONTROL = /<input\b[^>]*>|<select\b[^>]*>([\s\S]*?)<\/select>|<textarea\b[^>]*>([\s\S]*?)<\/textarea>/g;

/** Returns what a browser without scripts sends for the form of a page that has a hidden field: by default an idempotency key. */
export function formFieldsOf(html: string, hiddenField = 'idempotencyKey'): URLSearchParams {
  const form =
    html
      .split(/<form\b/)
      .find((part) => part.includes(`name="${hiddenField}"`))
      ?.split('</form>')[0] ?? '';
  const fields = new URLSearchParams();
  for (const [control, options, text] of form.matchAll(CONTROL)) {
    const [tag = ''] = /<[^>]*>/.exec(control) ?? [];
    const name = ATTRIBUTE('name').exec(tag)?.[1];
    const isUnchecked = /type="(?:checkbox|radio)"/.test(tag) && !/\bchecked\b/.test(tag);
    if (name === undefined || isUnchecked) continue;
    const selected = options?.match(/<option\b[^>]*\bselected\b[^>]*>/)?.[0] ?? options?.match(/<option\b[^>]*>/)?.[0];
    const value = text ?? ATTRIBUTE('value').exec(selected ?? tag)?.[1] ?? '';
    fields.append(name, decode(value));
  }
  return fields;
}
