import {createRandom, type Random} from '../random';
import type {FaultPlan} from './fault-plan';

/** The parts of a request that fault plans match. */
interface FaultTarget {
  /** Name of the GraphQL operation, or null if the request has none. */
  readonly operation: string | null;
  readonly path: string;
}

/** A fault that applies to one request. `waitMs` includes the jitter. */
export interface InjectedFault {
  readonly plan: FaultPlan;
  readonly waitMs: number;
}

export interface FaultInjector {
  add(plan: FaultPlan): void;
  /** Returns the faults that apply to a request, in the order of their plans, and counts each as a hit. */
  match(target: FaultTarget): InjectedFault[];
  /** Returns the plans with the number of requests that each was applied to. */
  read(): (FaultPlan & {readonly hits: number})[];
  clear(): void;
}

interface Entry {
  readonly plan: FaultPlan;
  readonly random: Random;
  hits: number;
}

const DEFAULT_WAIT_MS = 1000;

function matches(pattern: string | undefined, text: string | null): boolean {
  if (pattern === undefined) return true;
  if (!pattern.endsWith('*')) return pattern === text;
  return (text ?? '').startsWith(pattern.slice(0, -1));
}

function inject(entry: Entry): InjectedFault | null {
  const {plan, random} = entry;
  // Both numbers are drawn for every request, so that one request's delay does not depend on whether others were hit.
  const [draw, jitterShare] = [random(), random()];
  if (draw >= plan.p) return null;
  entry.hits += 1;
  return {plan, waitMs: (plan.ms ?? DEFAULT_WAIT_MS) + Math.round(jitterShare * plan.jitter)};
}

export function createFaultInjector(): FaultInjector {
  let entries: Entry[] = [];
  const isActive = ({plan, hits}: Entry) => plan.times === undefined || hits < plan.times;
  return {
    add: (plan) => void entries.push({plan, random: createRandom(plan.seed), hits: 0}),
    match: ({operation, path}) =>
      entries
        .filter((entry) => isActive(entry) && matches(entry.plan.op, operation) && matches(entry.plan.path, path))
        .flatMap((entry) => inject(entry) ?? []),
    read: () => entries.map(({plan, hits}) => ({...plan, hits})),
    clear: () => {
      entries = [];
    },
  };
}
