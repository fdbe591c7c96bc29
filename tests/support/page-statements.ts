/** Elements whose content continues a statement: `<tr>` and `<div>` end one, cells and terms do not. */
const INLINE = new Set(
  'a abbr b bdi br code dd del dt em i ins kbd label mark s small span strong sub sup td th time u'.split(' '),
);
const SPACED = new Set(['br', 'dd', 'dt', 'td', 'th', 'label']);
const JSON_LD = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;
const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '};

/**
 * Returns all that a page states: its visible texts, title, description, and structured data, one statement per block
 * element, value or row.
 */
export function statementsOf(html: string): readonly string[] {
  const head = [...html.matchAll(/<title>([^<]*)<|<meta name="description" content="([^"]*)"/g)];
  const structured = [...html.matchAll(JSON_LD)].flatMap(([, json = '']) => statementsOfJson(JSON.parse(json), ''));
  const texts = [...head.map(([, title, description]) => title ?? description ?? ''), ...visibleTexts(html)];
  return [...texts.map(decode), ...structured].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Returns the statements of Markdown and XML, one per line or element: `- Serves: 2` is `Serves 2`. */
export const textStatementsOf = (text: string): readonly string[] =>
  visibleTexts(text)
    .map((line) => decode(line.replace(/^(?:- |#+ |> |\d+\. )/, '').replace(/^([A-Z]\w+): /, '$1 ')).trim())
    .filter(Boolean);

function visibleTexts(html: string): readonly string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  return body
    .replace(/<(script|style|svg|noscript)\b[^]*?<\/\1>/g, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<\/(span|a)><\1/g, '</$1>\n<$1')
    .replace(/<\/?([a-z0-9]+)[^>]*>/gi, (_tag, name: string) => {
      const element = name.toLowerCase();
      return INLINE.has(element) ? (SPACED.has(element) ? ' ' : '') : '\n';
    })
    .split('\n');
}

/** Names each value by its key, and spells ISO 8601 durations of minutes out. */
function statementsOfJson(value: unknown, key: string): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = decode(String(value).replace(/<[^>]*>/g, ' '));
    return [`${key} ${text.replace(/^PT(\d+)M$/, '$1 minutes')}`];
  }
  if (Array.isArray(value)) return value.flatMap((entry) => statementsOfJson(entry, key));
  return Object.entries(value ?? {}).flatMap(([name, entry]) => statementsOfJson(entry, name));
}

const decode = (text: string): string =>
  text
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/&#(x?)([\da-f]+);/gi, (_entity, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    );
