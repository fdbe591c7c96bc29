import {clsx, type ClassValue} from 'clsx';

/**
 * Joins class names, leaving out whatever is falsy. It does not weigh one utility against another: a primitive's
 * `className` adds to its look (margins, placing, width) and never contradicts it.
 * @returns one `class` attribute's text
 */
export const cn = (...values: ClassValue[]): string => clsx(values);
