/** Thrown for a feature of Supabase that this backend lacks, because a plausible response would hide the gap. */
export class NotEmulatedError extends Error {
  override name = 'NotEmulatedError';

  constructor(readonly feature: string) {
    super(`The local backend does not emulate ${feature}`);
  }
}

const NOT_IMPLEMENTED = 501;

/** Returns the error response with the fields that supabase-js reads from each of the services. */
export function notEmulatedResponse({message}: NotEmulatedError): Response {
  const code = 'NOT_EMULATED';
  return Response.json(
    {code, error_code: code, message, msg: message, error: message, details: null, hint: 'See local/README.md'},
    {status: NOT_IMPLEMENTED},
  );
}
