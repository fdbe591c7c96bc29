import type {TrioDish, TrioView} from './home-view';

export interface TrioMatch {
  readonly trio: TrioView;
  /** The chosen dishes that the box has, in its order. */
  readonly found: readonly TrioDish[];
  /** `exact` if the box has the chosen dishes and no other, `all` if it has all of them, `some` if not. */
  readonly kind: 'exact' | 'all' | 'some';
}

/**
 * Finds the box with most of the chosen dishes; the first of several.
 * @param chosen handles of dishes
 * @returns null if no dish is chosen, or no box has any
 */
export function matchTrio(chosen: ReadonlySet<string>, trios: readonly TrioView[]): TrioMatch | null {
  const matches = trios.map((trio) => ({trio, found: trio.contents.filter(({handle}) => chosen.has(handle))}));
  const most = Math.max(0, ...matches.map(({found}) => found.length));
  const best = matches.find(({found}) => found.length === most);
  if (!best || most === 0) return null;
  const isComplete = most === chosen.size;
  return {...best, kind: isComplete ? (most === best.trio.contents.length ? 'exact' : 'all') : 'some'};
}
