import type {Submission} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import type {z} from 'zod';
import {readBody, readBodyOrStart} from './read-body.server';

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

/** A form with files behind its texts. */
export interface FormWithFiles {
  /** Without its files if it is too large: what was typed must not be lost with them. */
  readonly form: FormData;
  readonly isTooLarge: boolean;
}

/**
 * Returns a form whose last fields may be files, or null for texts that are too long or that Postgres cannot store.
 * @param maxReadBytes how much is read of a larger one, so that its sender receives the response
 */
export async function readFormWithFiles(
  request: Request,
  maxBytes: number,
  maxReadBytes?: number,
): Promise<FormWithFiles | null> {
  const type = request.headers.get('Content-Type') ?? '';
  try {
    const {bytes, isWhole} = await readBodyOrStart(request, {maxBytes, startBytes: MAX_FORM_BYTES, maxReadBytes});
    const body = isWhole ? bytes : withoutLastPart(bytes, type);
    const form = body && (await new Response(body, {headers: {'Content-Type': type}}).formData());
    return form && !hasNullCharacter(form) && textLength(form) <= MAX_FORM_BYTES ? {form, isTooLarge: !isWhole} : null;
  } catch {
    return null;
  }
}

const textLength = (form: FormData): number =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

/** Ends the start of a multipart body before the part that was cut; null for a body of another type. */
function withoutLastPart(bytes: Uint8Array, type: string): Blob | null {
  const [, quoted, plain] = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const delimiter = `\r\n--${quoted ?? plain ?? ''}`;
  const end = new TextDecoder('latin1').decode(bytes).lastIndexOf(delimiter);
  return (quoted ?? plain) && end >= 0 ? new Blob([bytes.slice(0, end), `${delimiter}--\r\n`]) : null;
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
