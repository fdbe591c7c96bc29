import type {Random} from '../../kit/random';
import {DAY_MS, shopTime} from './shop-calendar';

const HOUR_MS = 3_600_000;
const HOURS = 24;

export const HISTORY_DAYS = 90;

export const HISTORY_ORDERS = 400;

/** Orders per weekday, from Sunday, in relation to one another. */
const WEEKDAY_WEIGHTS = [1, 1.35, 1.25, 1.15, 1.1, 0.85, 0.7];
/** Orders per hour of the shop's day: a small peak at lunch and a large one in the evening. */
const HOUR_WEIGHTS = [3, 1, 1, 1, 1, 2, 4, 6, 8, 9, 10, 13, 14, 11, 9, 9, 11, 15, 21, 26, 25, 19, 12, 6];
const FIRST_DAY_WEIGHT = 0.6;
const GROWTH = 0.9;
/** The campaign with FUSION15, in days since the start of the history. */
const CAMPAIGN_DAYS = {from: 48, to: 57};
const CAMPAIGN_WEIGHT = 1.7;

const dayOf = (ms: number, startMs: number): number => (ms - startMs) / DAY_MS;

/** Returns whether the campaign with FUSION15 runs at this moment of a history that starts at `startMs`. */
export function isInCampaign(ms: number, startMs: number): boolean {
  const day = dayOf(ms, startMs);
  return day >= CAMPAIGN_DAYS.from && day < CAMPAIGN_DAYS.to;
}

export const historyStart = (endMs: number): number => endMs - HISTORY_DAYS * DAY_MS;

function weightOf(ms: number, startMs: number): number {
  const {weekday, hour} = shopTime(ms);
  const growth = FIRST_DAY_WEIGHT + (GROWTH * dayOf(ms, startMs)) / HISTORY_DAYS;
  const campaign = isInCampaign(ms, startMs) ? CAMPAIGN_WEIGHT : 1;
  return growth * campaign * (WEEKDAY_WEIGHTS[weekday] ?? 1) * (HOUR_WEIGHTS[hour] ?? 1);
}

/**
 * Returns the times of past orders, the oldest first: busy weekdays and evenings, growth, and a campaign. The orders are
 * spread evenly over the total weight of all hours, so that their number is always the same.
 */
export function createOrderTimes(endMs: number, random: Random): readonly number[] {
  const startMs = historyStart(endMs);
  const hours = Array.from({length: HISTORY_DAYS * HOURS}, (_, index) => startMs + index * HOUR_MS);
  const weights = hours.map((ms) => weightOf(ms, startMs));
  const perOrder = weights.reduce((sum, weight) => sum + weight, 0) / HISTORY_ORDERS;
  const times: number[] = [];
  let passed = 0;
  let next = random();
  for (const [index, ms] of hours.entries()) {
    const weight = (weights[index] ?? 0) / perOrder;
    while (times.length < HISTORY_ORDERS && next < passed + weight) {
      times.push(ms + ((next - passed) / weight) * HOUR_MS);
      next = times.length + random();
    }
    passed += weight;
  }
  return times;
}
