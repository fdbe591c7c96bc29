import {createOnce} from './create-once';

const percentFormat = createOnce(() => new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 0}));

/** Formats a fraction as a whole percentage: `12%`. */
export const formatPercent = (fraction: number): string => percentFormat().format(fraction);
