/** @returns the fields of a form by name; null if one is repeated or is a file */
export function toFields(form: FormData): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string' || fields.has(name)) return null;
    fields.set(name, value);
  }
  return fields;
}

/** @returns the value of a JSON text; null if it is none */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
