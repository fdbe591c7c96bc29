/** Thrown for what Supabase does and this backend does not; better than an answer that looks right. */
export class NotEmulatedError extends Error {
  override name = 'NotEmulatedError';

  constructor(readonly what: string) {
    super(`The local backend does not emulate ${what}`);
  }
}

const NOT_IMPLEMENTED = 501;

/** @returns the refusal in the form that supabase-js reads from each of its services. */
export function notEmulatedResponse({message}: NotEmulatedError): Response {
  const code = 'NOT_EMULATED';
  return Response.json(
    {code, error_code: code, message, msg: message, error: message, details: null, hint: 'See local/README.md'},
    {status: NOT_IMPLEMENTED},
  );
}
