import {WANTS_DATA_FIELD} from './cart-form';

/** A note of 5000 characters, each escaped to its longest, and the rest of a form. */
const MAX_FORM_BYTES = 65_536;

/** @returns null for a body that is no form, or larger than any form of the cart's */
export async function readForm(request: Request): Promise<FormData | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_FORM_BYTES) return null;
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/** @returns whether a script posted the form and wants data for an answer, rather than a page */
export const wantsData = (form: FormData | null): boolean => form?.has(WANTS_DATA_FIELD) ?? false;
