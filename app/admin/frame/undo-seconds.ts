/** How long staff can take back a parcel, or the rows of an import, before it is sent. */
export const UNDO_SECONDS = 10;
