import type {SeedPlanInterval} from '../../seed/seed-selling-plan';
import {dateTime} from '../graphql/date-time';
import type {ContractRecord} from './contract-record';

const DAYS = {DAY: 1, WEEK: 7} as const;
const MONTHS = {MONTH: 1, YEAR: 12} as const;
/** The most that one page of a connection can have. */
const MAX_UPCOMING = 250;

/** Returns a moment some intervals later; a month without the day ends on its last day. */
export function addIntervals(from: Date, {unit, count}: SeedPlanInterval, times: number): Date {
  const later = new Date(from);
  if (unit === 'DAY' || unit === 'WEEK') {
    later.setUTCDate(from.getUTCDate() + DAYS[unit] * count * times);
    return later;
  }
  later.setUTCMonth(from.getUTCMonth() + MONTHS[unit] * count * times);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** Converts a billing cycle to a node. The first one was billed by the order that the contract began with. */
export function toCycleNode({createdAt, interval, skipped}: ContractRecord, cycleIndex: number) {
  const at = (index: number): string => dateTime(addIntervals(new Date(createdAt), interval, index).toISOString());
  return {
    cycleIndex,
    cycleStartAt: at(cycleIndex - 1),
    cycleEndAt: at(cycleIndex),
    billingAttemptExpectedDate: at(cycleIndex - 1),
    edited: false,
    skipped: skipped.includes(cycleIndex),
    status: cycleIndex === 1 ? ('BILLED' as const) : ('UNBILLED' as const),
  };
}

/** Returns the cycles that are billed after a moment, the next one first. */
export function upcomingCycles(contract: ContractRecord, now: Date) {
  const cycles = [];
  for (let index = 2; cycles.length < MAX_UPCOMING; index += 1) {
    const cycle = toCycleNode(contract, index);
    if (Date.parse(cycle.billingAttemptExpectedDate) > now.getTime()) cycles.push(cycle);
  }
  return cycles;
}
