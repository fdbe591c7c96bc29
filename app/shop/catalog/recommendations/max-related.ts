export const MAX_RELATED = 4;
