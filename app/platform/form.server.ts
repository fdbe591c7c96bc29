import type {Submission} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import type {z} from 'zod';

/** The longest of our forms, each character escaped, and room for what surrounds them. */
const MAX_FORM_BYTES = 65_536;

/** @returns null for a body that is no form, or larger than any of ours */
export async function readForm(request: Request): Promise<FormData | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_FORM_BYTES) return null;
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/**
 * Parses the fields that the schema declares and no others. A field that was sent twice, or as a file, counts as not
 * sent: there is no telling which of two values somebody meant.
 */
export function parseForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const declared = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const [value, second] = form.getAll(name);
    if (typeof value === 'string' && second === undefined) declared.append(name, value);
  }
  return parseWithZod(declared, {schema}) as Submission<z.input<Schema>, string[], z.output<Schema>>;
}
