/** The hidden field with the id of the person whose page the form is on: another person may have signed in since. */
export const OWNER_FIELD = 'owner';
