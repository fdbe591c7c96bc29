import {MARKET} from './market';
import {createOnce} from './create-once';

const percentFormat = createOnce(
  () => new Intl.NumberFormat(MARKET.locale, {style: 'percent', maximumFractionDigits: 0}),
);

/** Formats a fraction as a whole percentage: `12%`. */
export const formatPercent = (fraction: number): string => percentFormat().format(fraction);
