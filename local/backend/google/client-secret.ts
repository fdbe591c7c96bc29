/** Google asks for a secret, so the stand-in does; here it guards nothing. */
export const GOOGLE_CLIENT_SECRET = 'local-google-secret';
