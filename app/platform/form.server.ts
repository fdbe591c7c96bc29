import type {Submission} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import type {z} from 'zod';
import {readBody} from './read-body.server';

/** The longest of our forms, a note of 5000 characters, each character escaped, and room for what surrounds it. */
const MAX_FORM_BYTES = 65_536;

/** @returns null for a body that is no form, or larger than any of ours */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    const body = await readBody(request, MAX_FORM_BYTES);
    return body && (await new Response(body, {headers: request.headers}).formData());
  } catch {
    return null;
  }
}

/** @returns what was typed into a field; null for one that was not sent, or as a file, or twice: nobody can tell which was meant */
export function fieldOf(form: FormData | null, name: string): string | null {
  const [value, second] = form?.getAll(name) ?? [];
  return typeof value === 'string' && second === undefined ? value : null;
}

/** @returns whether the form came without one of these fields, as no form of ours does: empty ones are sent, too */
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
