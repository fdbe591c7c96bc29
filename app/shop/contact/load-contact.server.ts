import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {findSupportEmail} from '~/platform/shopify/support-email.server';
import {CONTACT_TOPICS, NO_VALUES} from './contact-fields';
import type {ContactView} from './contact-view';

const OrderNumber = z.string().regex(/^#?[\w-]{1,30}$/);
const Topic = z.enum(CONTACT_TOPICS);

/** Loads what the contact page shows. A link may name an order and a topic: `/contact?order=1001&topic=order`. */
export async function loadContact(
  context: Pick<AppContext, 'storefront' | 'report'>,
  search: URLSearchParams,
): Promise<ContactView> {
  return {
    supportEmail: await findSupportEmail(context),
    isSent: search.has('sent'),
    initialValues: {
      ...NO_VALUES,
      order: OrderNumber.catch('').parse(search.get('order')),
      topic: Topic.or(z.literal('')).catch('').parse(search.get('topic')),
    },
  };
}
