/** A visitor without scripts, who stores cookies and does not follow redirects. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  head(path: string): Promise<Response>;
  post(
    path: string,
    fields: Readonly<Record<string, string>> | URLSearchParams | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>;
  readonly cookies: Map<string, string>;
}

/** Creates a visitor of the storefront at this origin, optionally with the cookies of another. */
export function createVisitor(origin: string, known?: Visitor): Visitor {
  const cookies = new Map(known?.cookies);
  const call = async (path: string, init: RequestInit) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      Accept: 'text/html',
      'Sec-Fetch-Site': 'same-origin',
      ...(cookie && {Cookie: cookie}),
      ...init.headers,
    };
    const response = await fetch(origin + path, {...init, headers, redirect: 'manual'});
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: (path, headers = {}) => call(path, {headers}),
    head: (path) => call(path, {method: 'HEAD'}),
    post: (path, fields, headers = {}) => {
      const body =
        fields instanceof FormData || fields instanceof URLSearchParams ? fields : new URLSearchParams(fields);
      return call(path, {method: 'POST', body, headers});
    },
  };
}

export const signInFields = (email: string, password: string) => ({intent: 'sign-in', email, password});

export const signUpFields = (email: string, password: string, name = 'Grace Hopper') => ({
  intent: 'sign-up',
  name,
  email,
  password,
  confirmPassword: password,
});
