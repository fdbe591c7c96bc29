/**
 * For queries that hold what visitors type. There is no end of it, so its answers have a room of their own: no number of
 * guesses can push the catalogue out. Fresh for a minute: stock and prices among what was found should not be old.
 */
export const TYPED_BY_VISITORS = {mode: 'typed', maxAge: 60, staleWhileRevalidate: 300} as const;

/**
 * For queries by a name that came with an address. Kept as the rest of the catalogue; what is nobody's name is counted,
 * and above a limit the read fails with `TooManyGuesses`.
 */
export const GUESSED_BY_VISITORS = {mode: 'guessed', maxAge: 300, staleWhileRevalidate: 86_400} as const;
