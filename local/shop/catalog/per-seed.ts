import type {Seed} from '../../seed/types';

/** Wraps a function whose result follows from the seed alone: seeds are immutable, so each is computed once. */
export function perSeed<Result extends object>(derive: (seed: Seed) => Result): (seed: Seed) => Result {
  const derived = new WeakMap<Seed, Result>();
  return (seed) => {
    const result = derived.get(seed) ?? derive(seed);
    derived.set(seed, result);
    return result;
  };
}
