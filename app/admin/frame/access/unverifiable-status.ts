/** The status of the redirect to the home page while the database cannot confirm an admin: pages that are open ignore it. */
export const UNVERIFIABLE_STATUS = 307;
