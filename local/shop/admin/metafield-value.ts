const isInteger = (value: string): boolean => /^-?\d+$/.test(value);
const isDecimal = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);
const isGid = (value: string): boolean => /^gid:\/\/shopify\/\w+\/\S+$/.test(value);

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

function isRating(value: string): boolean {
  const rating = parseJson(value);
  return typeof rating === 'object' && rating !== null && 'value' in rating && 'scale_min' in rating;
}

const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  boolean: (value) => value === 'true' || value === 'false',
  color: (value) => /^#[\da-f]{6}$/i.test(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  date_time: (value) => !Number.isNaN(Date.parse(value)),
  file_reference: isGid,
  json: (value) => parseJson(value) !== undefined,
  metaobject_reference: isGid,
  multi_line_text_field: () => true,
  number_decimal: isDecimal,
  number_integer: isInteger,
  product_reference: isGid,
  rating: isRating,
  single_line_text_field: (value) => !value.includes('\n'),
  url: (value) => URL.canParse(value),
};

const LIST = /^list\./;

export const isMetafieldType = (type: string): boolean => Object.hasOwn(RULES, type.replace(LIST, ''));

export function isValueOfType(type: string, value: string): boolean {
  const rule = RULES[type.replace(LIST, '')];
  if (!rule) return false;
  if (!LIST.test(type)) return rule(value);
  const items = parseJson(value);
  return Array.isArray(items) && items.every((item: unknown) => rule(typeof item === 'string' ? item : String(item)));
}

const JSON_TYPES = /^(?:list\.|json$|rating$|boolean$|number_integer$)/;

/** Returns the value of a metafield as JSON; text stays text. */
export const toJsonValue = (type: string, value: string): unknown =>
  JSON_TYPES.test(type) ? (parseJson(value) ?? null) : value;
