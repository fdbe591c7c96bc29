/** The names of the form's fields: files to add, and ids of pictures to remove. */
export const PICTURES_FIELD = 'pictures';
export const REMOVED_FIELD = 'removed';
