import type {FlashCode} from '~/core/flash-code';
import {announce} from '~/ui/announce';

type FlashEvent = 'login_success' | 'login_failure' | 'signup_success' | 'logout';

/** What redirects report by the notice that they leave. */
const FLASH_EVENTS: Readonly<Partial<Record<FlashCode, FlashEvent>>> = {
  'signed-in': 'login_success',
  'signed-in-with-google': 'login_success',
  'google-failed': 'login_failure',
  'code-failed': 'login_failure',
  'signed-up': 'signup_success',
  'account-waits': 'signup_success',
  'signed-out': 'logout',
  'signed-out-everywhere': 'logout',
  'sign-out-incomplete': 'logout',
};

/**
 * Announces that a page was opened, with what it is about.
 * @param route the pattern of its route
 * @param data the data of its route
 */
export function announceView(route: string, data: unknown): void {
  announce('page_view', {route});
  if (route === '/faqs') announce('faq_view');
  if (route === '/contact') announce('contact_view');
  const recipe = route === '/recipes/:recipeId' ? recipeOf(data) : null;
  if (recipe !== null) announce('recipe_view', {recipe});
}

/** Announces what the notice of a page tells about the visitor's account, if anything. */
export function announceFlash(code: string): void {
  const name = code in FLASH_EVENTS ? FLASH_EVENTS[code as FlashCode] : undefined;
  if (name) announce(name);
}

/** The handle in the shop's data: the address may contain anything. */
function recipeOf(data: unknown): string | null {
  const handle = (data as {recipe?: {handle?: unknown}} | null | undefined)?.recipe?.handle;
  return typeof handle === 'string' ? handle : null;
}
