/** The checkbox of the form, which the page shows and the action reads. */
export const MAILS_FIELD = 'parcel-mails';
