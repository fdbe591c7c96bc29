import type {ProblemContext} from '../problems/identity-problem';

export type CardTab = 'sign-in' | 'sign-up';

/** Returns the tab that a URL selects; 'sign-in' by default. */
export const toCardTab = (search: URLSearchParams): CardTab =>
  search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';

export const toProblemContext = (search: URLSearchParams): ProblemContext =>
  toCardTab(search) === 'sign-up' ? 'registration' : 'login';

/**
 * Returns the URL of a tab of the sign-in card.
 * @param path the page of the card
 * @param returnTo the validated path to redirect to after sign-in
 */
export function cardLink(path: string, tab: CardTab, returnTo: string | null): string {
  const query = new URLSearchParams({...(tab === 'sign-up' && {tab}), ...(returnTo && {returnTo})}).toString();
  return query ? `${path}?${query}` : path;
}

/** Returns the URL of the page that mails a reset link. @param returnTo the validated path to redirect to after sign-in */
export const recoveryLink = (returnTo: string | null): string => cardLink('/account/recover', 'sign-in', returnTo);
