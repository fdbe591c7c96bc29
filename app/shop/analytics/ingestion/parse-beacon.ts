import {z} from 'zod';
import {toDurationBucket} from '~/core/duration-histogram';
import {BEACON_LIMITS, DEVICES, EVENT_NAMES, VITAL_METRICS, type Device} from '~/core/beacon';
import {addDrops, type DropCounts, type DropReason} from '~/core/drop-counts';
import {PAGE_ROUTES} from './page-routes';

const DAY_MS = 86_400_000;
/** Browsers measure with less than a millisecond, but a clock may be set between an event and the beacon. */
const TOLERANCE_MS = 60_000;
/** Of a cart. */
const MAX_VALUE_MINOR = 10_000_000;
const MAX_QUANTITY = 1_000;
const MAX_VITAL_MS = 3_600_000;
/** CLS has no unit, and good values are below 0.1: it is counted in thousandths. */
const CLS_FACTOR = 1_000;

/** An entry as the database stores it. Declared as a type, since interfaces are not assignable to Json. */
export type StoredEntry = {
  readonly visit: string;
  readonly seq: number;
  /** By the server's clock, ISO 8601. */
  readonly at: string;
  readonly name: string;
  readonly route: string;
  readonly device: Device;
  readonly subject?: string;
  readonly value_minor?: number;
  readonly quantity?: number;
  readonly bucket?: number;
};

const BeaconSchema = z.object({
  visit: z.uuidv4().toLowerCase(),
  device: z.enum(DEVICES),
  sentAtMs: z.int(),
  events: z.array(z.unknown()),
});

const PositionSchema = z.object({
  seq: z
    .int()
    .min(0)
    .max(BEACON_LIMITS.entriesPerVisit - 1),
  atMs: z.int(),
  route: z.string().refine((route) => PAGE_ROUTES.has(route)),
});

const EventSchema = PositionSchema.extend({
  name: z.enum(EVENT_NAMES),
  subject: z
    .string()
    .regex(new RegExp(`^[a-z0-9:-]{1,${BEACON_LIMITS.subjectCharacters}}$`))
    .optional(),
  valueMinor: z.int().min(0).max(MAX_VALUE_MINOR).optional(),
  count: z.int().min(0).max(MAX_QUANTITY).optional(),
});

const VitalSchema = PositionSchema.extend({
  metric: z.enum(VITAL_METRICS),
  value: z.number().min(0).max(MAX_VITAL_MS),
});

type Position = z.output<typeof PositionSchema>;
type Beacon = z.output<typeof BeaconSchema>;
/** What of an entry does not depend on its beacon. */
type EntryFacts = Omit<StoredEntry, 'visit' | 'device' | 'at'>;

/** What of a beacon is stored, and how much of it is not, by reason. */
export interface ParsedBeacon {
  readonly entries: readonly StoredEntry[];
  readonly drops: DropCounts;
}

/**
 * Parses a beacon of a browser. Entries are checked one by one, so that a single bad one costs no other.
 * @param nowMs when it arrived, by the server's clock
 */
export function parseBeacon(text: string, nowMs: number): ParsedBeacon {
  const beacon = BeaconSchema.safeParse(parseJson(text));
  if (!beacon.success) return {entries: [], drops: {'invalid-beacon': 1}};
  const {events} = beacon.data;
  const drops: DropCounts = {};
  const surplus = events.length - BEACON_LIMITS.entries;
  if (surplus > 0) addDrops(drops, {'too-many': surplus});
  const entries = events.slice(0, BEACON_LIMITS.entries).flatMap((entry) => {
    const stored = parseEntry(entry, beacon.data, nowMs);
    if (typeof stored !== 'string') return [stored];
    addDrops(drops, {[stored]: 1});
    return [];
  });
  return {entries, drops};
}

function parseEntry(entry: unknown, beacon: Beacon, nowMs: number): StoredEntry | DropReason {
  const isVital = typeof entry === 'object' && entry !== null && 'metric' in entry;
  const parsed = isVital ? StoredVitalSchema.safeParse(entry) : StoredEventSchema.safeParse(entry);
  if (!parsed.success) return toReason(parsed.error);
  const {atMs, facts} = parsed.data;
  // Both times are the browser's, so their difference is right even if its clock is not.
  const ageMs = beacon.sentAtMs - atMs;
  if (ageMs < -TOLERANCE_MS || ageMs > DAY_MS) return 'wrong-time';
  const at = new Date(nowMs - Math.max(0, ageMs)).toISOString();
  return {visit: beacon.visit, device: beacon.device, at, ...facts};
}

const toVital = ({metric, value, seq, route, atMs}: z.output<typeof VitalSchema>): Timed => ({
  atMs,
  facts: {seq, route, name: metric, bucket: toDurationBucket(metric === 'CLS' ? value * CLS_FACTOR : value)},
});

const toEvent = ({name, subject, valueMinor, count, seq, route, atMs}: z.output<typeof EventSchema>): Timed => ({
  atMs,
  facts: {seq, route, name, subject, value_minor: valueMinor, quantity: count},
});

// Created once, because creating a schema takes as long as parsing an entry.
const StoredVitalSchema = VitalSchema.transform(toVital);
const StoredEventSchema = EventSchema.transform(toEvent);

interface Timed extends Pick<Position, 'atMs'> {
  readonly facts: EntryFacts;
}

/** Names the first fault, so that one entry counts as one drop. */
function toReason({issues}: z.ZodError): DropReason {
  const [issue] = issues;
  const field = issue?.path[0];
  if (field === 'name' || field === 'metric') return 'unknown-name';
  if (field === 'route') return 'unknown-route';
  return issue?.code === 'too_big' || issue?.code === 'too_small' ? 'out-of-range' : 'invalid-entry';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
