/** A refusal in the form of Supabase Auth. */
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

/** @returns the answer that carries a problem, in the form that the client's version reads. */
export function authProblemResponse({status, code, message}: AuthProblem, request: Request): Response {
  const isNew = (request.headers.get(VERSION_HEADER) ?? '') >= VERSION;
  const body = isNew ? {code, message} : {code: status, error_code: code, msg: message};
  return Response.json(body, {status, headers: isNew ? {[VERSION_HEADER]: VERSION} : {}});
}
