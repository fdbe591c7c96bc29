import {LOCAL_TIME_ZONE} from '../time-zone';

const MINOR_PER_UNIT = 100;

const offsets = new Intl.DateTimeFormat('en-US', {timeZone: LOCAL_TIME_ZONE, timeZoneName: 'longOffset'});
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: LOCAL_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

function offsetOf(moment: Date): string {
  const name = offsets.formatToParts(moment).find(({type}) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** Returns a timestamp in the format of webhooks: whole seconds in the shop's time zone, with its UTC offset. */
export function restTime(moment: string): string {
  const date = new Date(moment);
  return `${wallClock.format(date).replace(' ', 'T')}${offsetOf(date)}`;
}

export const restTimeOrNull = (moment: string | null): string | null => moment && restTime(moment);

/** Returns an amount in the format of webhooks, with two decimals. */
export const restAmount = (minor: number): string => (minor / MINOR_PER_UNIT).toFixed(2);

/** Returns an amount in the shop's and the buyer's currency, which are the same here. */
export function restAmountSet(minor: number) {
  const amount = {amount: restAmount(minor), currency_code: 'USD'};
  return {shop_money: amount, presentment_money: amount};
}

/** Returns an amount with both of its field names. */
export const restAmounts = (name: string, minor: number) => ({
  [name]: restAmount(minor),
  [`${name}_set`]: restAmountSet(minor),
});
