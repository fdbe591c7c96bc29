import type {ProblemContext} from '../problems/identity-problem';

/** The two sides of the card. */
export type CardTab = 'sign-in' | 'sign-up';

/** @returns the tab that an address asks for; signing in unless it asks for the other */
export const tabOf = (search: URLSearchParams): CardTab => (search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in');

/** @returns where a problem with the form of that tab arose */
export const problemContextOf = (search: URLSearchParams): ProblemContext =>
  tabOf(search) === 'sign-up' ? 'registration' : 'login';

/**
 * @param path where the card stands
 * @param returnTo where to go on to afterwards, checked already
 * @returns the address of one of its sides
 */
export function cardLink(path: string, tab: CardTab, returnTo: string | null): string {
  const query = new URLSearchParams({...(tab === 'sign-up' && {tab}), ...(returnTo && {returnTo})}).toString();
  return query ? `${path}?${query}` : path;
}
