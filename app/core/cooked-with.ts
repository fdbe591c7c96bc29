/** What a kit can be cooked with, as reviews name it; the database has the same list. */
export const COOKED_WITH = ['chicken', 'paneer', 'eggs', 'chickpeas', 'tofu', 'lamb-goat', 'other', 'none'] as const;

export type CookedWith = (typeof COOKED_WITH)[number];
