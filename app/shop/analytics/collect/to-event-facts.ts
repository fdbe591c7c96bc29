import type {ShopEvent} from '~/ui/announce';
import {BEACON_LIMITS, type EventEntry} from '~/core/beacon';

type EventFacts = Pick<EventEntry, 'name' | 'subject' | 'valueMinor' | 'count'>;

/** Converts a name, such as the handle of a product, to what a beacon may contain. */
export function toSubject(text: string): {readonly subject?: string} {
  const subject = text
    .toLowerCase()
    .replace(/[^a-z0-9:]+/g, '-')
    .slice(0, BEACON_LIMITS.subjectCharacters)
    .replace(/^-+|-+$/g, '');
  return subject === '' ? {} : {subject};
}

/** Returns what a beacon tells about an event. Nothing else of the event is sent. */
export function toEventFacts({name, facts}: ShopEvent): EventFacts {
  switch (name) {
    case 'add_to_cart':
      return {name, ...toSubject(facts.product), valueMinor: facts.valueMinor, count: facts.count};
    case 'begin_checkout':
      return {name, valueMinor: facts.valueMinor, count: facts.count};
    case 'recipe_view':
      return {name, ...toSubject(facts.recipe)};
    case 'promo_click':
      return {name, ...toSubject(facts.banner)};
    case 'campaign_click':
      return {name, ...toSubject(facts.campaign)};
    default:
      return {name};
  }
}
