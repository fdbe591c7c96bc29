/** Returns whether the visitor prefers reduced motion; only for event handlers and effects. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
