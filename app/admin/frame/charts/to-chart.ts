import {BUCKET_TITLES, chartText} from './sales-copy';
import type {BarView, ChartView} from './sales-view';
import type {SalesWindow} from './sales-window';

const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Returns a round number that is at least as large as every value, as the upper edge of a chart.
 * @param values whole numbers
 */
function chartTop(values: readonly number[]): number {
  const largest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = STEPS.find((each) => each * power >= largest) ?? 10;
  return Math.ceil(step * power);
}

interface ChartFacts {
  readonly title: string;
  readonly window: SalesWindow;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly valuesBefore: readonly number[];
  readonly format: (value: number) => string;
  /** Describes a chart without values. */
  readonly empty: string;
}

export function toChart({title, window, labels, values, valuesBefore, format, empty}: ChartFacts): ChartView {
  const top = chartTop([...values, ...valuesBefore]);
  const toHeight = (value: number) => Math.round((1000 * Math.max(0, value)) / top) / 10;
  const bars = labels.map((label, index): BarView => {
    const [value, before] = [values[index] ?? 0, valuesBefore[index] ?? 0];
    return {
      label,
      value: format(value),
      before: format(before),
      height: toHeight(value),
      heightBefore: toHeight(before),
    };
  });
  const sum = (all: readonly number[]) => format(all.reduce((one, other) => one + other, 0));
  const highest = Math.max(...values);
  const facts = {total: sum(values), before: sum(valuesBefore), highest: format(highest)};
  return {
    title: `${title} ${BUCKET_TITLES[window].per}`,
    description: highest > 0 ? chartText({...facts, highestAt: labels[values.indexOf(highest)] ?? ''}) : empty,
    top: format(top),
    bucketColumn: BUCKET_TITLES[window].column,
    bars,
  };
}
