import type {Submission} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import type {z} from 'zod';
import {readBody} from './read-body.server';

/** The size of the longest form, a note of 5000 escaped characters, with a margin. */
const MAX_FORM_BYTES = 65_536;

/** Returns the form data, or null for a body that is too large or no form. */
export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<FormData | null> {
  try {
    const body = await readBody(request, maxBytes);
    return body && (await new Response(body, {headers: request.headers}).formData());
  } catch {
    return null;
  }
}

/** Returns form data whose texts Postgres can store, or null: a null character is none of them. */
export async function readStorableForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<FormData | null> {
  const form = await readForm(request, maxBytes);
  return form && hasNullCharacter(form) ? null : form;
}

const hasNullCharacter = (form: FormData): boolean =>
  [...form.values()].some((value) => typeof value === 'string' && value.includes('\0'));

/** Returns the text of a field, or null if it is absent, a file, or ambiguous because it was sent twice. */
export function fieldOf(form: FormData | null, name: string): string | null {
  const [value, second] = form?.getAll(name) ?? [];
  return typeof value === 'string' && second === undefined ? value : null;
}

/** Returns whether one of these fields is absent, which never happens in the app's forms: they send empty fields too. */
export const lacks = (form: FormData, names: readonly string[]): boolean => names.some((name) => !form.has(name));

/**
 * Parses the fields that the schema declares and no others. A field that was sent twice counts as not sent.
 */
export function parseForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const declared = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const value = fieldOf(form, name);
    if (value !== null) declared.append(name, value);
  }
  return parseWithZod(declared, {schema});
}
