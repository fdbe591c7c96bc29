/** The form that checks the fields of the shipping form before its ten seconds begin. It changes nothing. */
export const CHECK_INTENT = 'check-parcel';

/** The id of the shipping form, to which the fields of the packing list belong, too. */
export const SHIP_FORM = 'ship-form';
