/** @returns whether this visitor asked for less motion; for event handlers and effects */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
