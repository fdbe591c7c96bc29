import type {FaultPlan} from './fault-plan';
import {createRandom, type Random} from './random';

/** A request as faults see it. */
interface Target {
  /** Name of its GraphQL operation, if it is one and has one. */
  readonly operation: string | null;
  readonly path: string;
}

/** A fault that hits this very request. `waitMs` has its jitter in it. */
export interface Strike {
  readonly plan: FaultPlan;
  readonly waitMs: number;
}

/** Keeps the plans and says whom they hit. */
export interface FaultBoard {
  add(plan: FaultPlan): void;
  /** @returns the faults that hit a request, in the order they were planned; each counts as used. */
  strike(target: Target): Strike[];
  /** @returns the plans with how often each has hit. */
  read(): (FaultPlan & {readonly hits: number})[];
  clear(): void;
}

interface Entry {
  readonly plan: FaultPlan;
  readonly random: Random;
  hits: number;
}

const DEFAULT_WAIT_MS = 1000;

function fits(pattern: string | undefined, text: string | null): boolean {
  if (pattern === undefined) return true;
  if (!pattern.endsWith('*')) return pattern === text;
  return (text ?? '').startsWith(pattern.slice(0, -1));
}

function strikeOnce(entry: Entry): Strike | null {
  const {plan, random} = entry;
  // Both numbers are drawn each time, so that how long one request waits does not depend on who else was spared.
  const [luck, share] = [random(), random()];
  if (luck >= plan.p) return null;
  entry.hits += 1;
  return {plan, waitMs: (plan.ms ?? DEFAULT_WAIT_MS) + Math.round(share * plan.jitter)};
}

/** @returns a board without plans. */
export function createFaultBoard(): FaultBoard {
  let entries: Entry[] = [];
  const isLeft = ({plan, hits}: Entry) => plan.times === undefined || hits < plan.times;
  return {
    add: (plan) => void entries.push({plan, random: createRandom(plan.seed), hits: 0}),
    strike: ({operation, path}) =>
      entries
        .filter((entry) => isLeft(entry) && fits(entry.plan.op, operation) && fits(entry.plan.path, path))
        .flatMap((entry) => strikeOnce(entry) ?? []),
    read: () => entries.map(({plan, hits}) => ({...plan, hits})),
    clear: () => {
      entries = [];
    },
  };
}
