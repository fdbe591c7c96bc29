/** The form that checks the fields of the shipping form before its ten seconds begin. It changes nothing. */
export const CHECK_INTENT = 'check-parcel';
