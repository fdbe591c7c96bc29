/** Tells an open page whether the session that it shows may still use the admin. */
export const ACCESS_PATH = '/admin/access';
