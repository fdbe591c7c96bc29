/** Loaded with the drawer, unlike the rest of the copy. */
export const DRAWER_COPY = {dishes: 'Dishes', swipeHint: 'Swipe right to close'} as const;
