/** Returns the path of a product's recipe; handles may contain letters of any script. */
export const recipePath = (handle: string): string => `/recipes/${encodeURIComponent(handle)}`;

export const cookPath = (handle: string): string => `${recipePath(handle)}/cook`;

/** The path of the recipes that are saved on the device. No product can have this handle. */
export const SAVED_PATH = '/recipes/saved';
