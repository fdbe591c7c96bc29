const SHOP_ZONE = 'America/New_York';
const MINOR_PER_UNIT = 100;

const offsets = new Intl.DateTimeFormat('en-US', {timeZone: SHOP_ZONE, timeZoneName: 'longOffset'});
const wallClock = new Intl.DateTimeFormat('sv-SE', {timeZone: SHOP_ZONE, dateStyle: 'short', timeStyle: 'medium'});

function offsetOf(moment: Date): string {
  const name = offsets.formatToParts(moment).find(({type}) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** @returns a moment as webhooks write it: whole seconds of the shop's own clock, with its distance from UTC. */
export function restTime(moment: string): string {
  const date = new Date(moment);
  return `${wallClock.format(date).replace(' ', 'T')}${offsetOf(date)}`;
}

/** @returns the same, or null for what has not happened. */
export const restTimeOrNull = (moment: string | null): string | null => moment && restTime(moment);

/** @returns an amount as webhooks write it: always two decimals. */
export const restAmount = (minor: number): string => (minor / MINOR_PER_UNIT).toFixed(2);

/** @returns an amount in the shop's currency and in the buyer's, which here are one. */
export function restAmountSet(minor: number) {
  const amount = {amount: restAmount(minor), currency_code: 'USD'};
  return {shop_money: amount, presentment_money: amount};
}

/** @returns an amount under both of its names. */
export const restAmounts = (name: string, minor: number) => ({
  [name]: restAmount(minor),
  [`${name}_set`]: restAmountSet(minor),
});
