/** The local Google requires a client secret because Google does. It protects no data. */
export const GOOGLE_CLIENT_SECRET = 'local-google-secret';
