import {clsx, type ClassValue} from 'clsx';

/**
 * Joins class names and omits falsy values. It does not resolve conflicts between utilities: a component's `className`
 * only adds margins, position or width.
 * @returns the value of a `class` attribute
 */
export const cn = (...values: ClassValue[]): string => clsx(values);
