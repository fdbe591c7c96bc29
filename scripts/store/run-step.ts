import {decide, type Decision} from './decide';
import {digestOf} from './facts-digest';
import type {Ledger} from './ledger';
import type {Found, SetupItem, SetupStep} from './setup-item';
import {RefusedError} from './user-errors';

/** What a step did, or would do, with one item. */
export interface StepResult {
  readonly key: string;
  readonly decision: Decision;
  /** Why Shopify refused the change. */
  readonly refusal?: string;
}

interface Planned {
  readonly item: SetupItem;
  readonly decision: Decision;
}

async function plan(step: SetupStep, ledger: Pick<Ledger, 'find'>): Promise<readonly Planned[]> {
  const items = await step.load();
  return items.map((item) => ({item, decision: decide(item, ledger.find(item.key))}));
}

/** Returns what a step would do. What an item waits for is taken to be created by the steps before. */
export async function planStep(step: SetupStep, ledger: Pick<Ledger, 'find'>): Promise<readonly StepResult[]> {
  return (await step.load()).map(({waitsFor: _created, ...item}) => ({
    key: item.key,
    decision: decide(item, ledger.find(item.key)),
  }));
}

async function execute({item, decision}: Planned): Promise<Found | null> {
  switch (decision.kind) {
    case 'create':
      return item.create();
    case 'update':
      return item.found && item.update ? item.update(item.found) : null;
    case 'adopt':
      return item.found;
    case 'keep':
    case 'none':
      return null;
  }
}

async function record(ledger: Ledger, item: SetupItem, found: Found): Promise<void> {
  if (item.removes === undefined) return ledger.record(item.key, toEntry(found, item));
  ledger.forget(item.removes);
}

/** Records what the step is about to do, so that the next run can go on after an interruption. */
async function intend(ledger: Ledger, planned: readonly Planned[]): Promise<void> {
  const items = planned.filter(({decision}) => decision.kind === 'create').map(({item}) => item);
  await ledger.intend(
    items.filter(({removes}) => removes === undefined).map(({key}) => key),
    items.flatMap(({removes}) => removes ?? []),
  );
}

function toEntry({id, facts}: Found, {wanted}: SetupItem) {
  const digest = digestOf(facts);
  const written = digestOf(wanted);
  return {id, digest, ...(written !== digest && {wanted: written})};
}

async function finish(step: SetupStep): Promise<StepResult | null> {
  try {
    await step.finish?.();
    return null;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return {key: step.name, decision: {kind: 'none'}, refusal: error.message};
  }
}

/** Applies a step. A change that Shopify refuses does not stop the others. */
export async function applyStep(step: SetupStep, ledger: Ledger): Promise<readonly StepResult[]> {
  const planned = await plan(step, ledger);
  await intend(ledger, planned);
  const results: StepResult[] = [];
  for (const each of planned) {
    const {item, decision} = each;
    await ledger.requireClaim();
    try {
      const found = await execute(each);
      if (found) await record(ledger, item, found);
      results.push({key: item.key, decision});
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      results.push({key: item.key, decision, refusal: error.message});
    }
  }
  const failure = await finish(step);
  if (failure) results.push(failure);
  if (planned.some(({decision}) => decision.kind !== 'none' && decision.kind !== 'keep')) await ledger.save();
  return results;
}
