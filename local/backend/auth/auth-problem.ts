/** An error that Supabase Auth returns to the client. */
export class AuthProblem extends Error {
  override name = 'AuthProblem';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** Returns the error response in the format that the client's API version expects. */
export function authProblemResponse({status, code, message}: AuthProblem, request: Request): Response {
  const hasErrorCodes = (request.headers.get(VERSION_HEADER) ?? '') >= VERSION;
  const body = hasErrorCodes ? {code, message} : {code: status, error_code: code, msg: message};
  return Response.json(body, {status, headers: hasErrorCodes ? {[VERSION_HEADER]: VERSION} : {}});
}
