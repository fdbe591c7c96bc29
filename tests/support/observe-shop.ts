import {UNVERIFIABLE_STATUS} from '../../app/admin/frame/access/unverifiable-status';
import {ORDER_BODY} from '../../app/orders/sync/webhooks/order.sample';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {textOf} from './account';
import type {ResiliencyColumn} from './resiliency-matrix';
import {sendWebhook} from './send-webhook';
import type {StackWithBackend} from './stack';
import {createVisitor, signInFields, type Visitor} from './visitor';

/** The people of the matrix, who signed in before the fault. */
export interface MatrixPeople {
  /** Has one product in the cart. */
  readonly shopper: Visitor;
  readonly customer: Visitor;
  readonly staff: Visitor;
  /** The order page of the admin, which reads the order from Shopify. */
  readonly deskPath: string;
  /** The link to the checkout on a page that was opened before the fault. */
  readonly openCheckoutUrl: string;
}

export const FIRST_PRODUCT = 'gid://shopify/ProductVariant/44000000000002';
const SECOND_PRODUCT = 'gid://shopify/ProductVariant/44000000000003';
const PAGES = ['/', '/products', '/product/palak-paneer'];
const PAGE_MS = 6_000;
const CART_MS = 8_000;
const WEBHOOK_MS = 4_000;

/** Adds a product to the cart as a page without scripts does. */
export const addToCart = (visitor: Visitor, merchandiseId: string, headers?: Record<string, string>) => {
  const lines = [{merchandiseId, quantity: 1}];
  const fields = {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: {lines}}), quantity: '1'};
  return visitor.post('/cart', fields, headers);
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly ms: number;
}

async function answerOf(request: Promise<Response>): Promise<Answer> {
  const startMs = performance.now();
  const response = await request;
  const html = await response.text();
  return {status: response.status, headers: response.headers, html, ms: performance.now() - startMs};
}

/** Describes an answer that matches no outcome. */
const unexpected = (...answers: readonly Answer[]) =>
  answers
    .map(({status, html, ms}) => `${status} after ${Math.round(ms)} ms: ${textOf(html).slice(0, 200)}`)
    .join(' | ');

type Observe = (stack: StackWithBackend, people: MatrixPeople) => Promise<string>;

/** Uses each part of the shop during a fault, and returns the name of what the visitor sees. */
export const OBSERVE: Readonly<Record<ResiliencyColumn, Observe>> = {
  async pages({origin}, {customer}) {
    const guest = createVisitor(origin);
    const answers = await Promise.all([guest, customer].flatMap((who) => PAGES.map((path) => answerOf(who.get(path)))));
    const isInTime = answers.every(({ms, html}) => ms < PAGE_MS && html.includes('</html>'));
    if (isInTime && answers.every(({status, html}) => status === 200 && html.includes('Palak Paneer'))) return 'ok';
    const isUnavailable = ({status, headers}: Answer) =>
      status === 503 &&
      headers.get('Retry-After') === '30' &&
      (headers.get('Cache-Control') ?? '').includes('no-store');
    return isInTime && answers.every(isUnavailable) ? '503 page' : unexpected(...answers);
  },

  async 'add to cart'(_stack, {shopper}) {
    const answer = await answerOf(addToCart(shopper, SECOND_PRODUCT));
    if (answer.ms > CART_MS) return unexpected(answer);
    if (answer.status === 303) return 'ok';
    const isMessage = answer.status >= 500 && /role="(?:alert|status)"/.test(answer.html);
    return isMessage ? 'message' : unexpected(answer);
  },

  async checkout(_stack, {shopper, openCheckoutUrl}) {
    const answer = await answerOf(shopper.get('/cart'));
    if (answer.status === 200 && answer.html.includes('/cart/c/')) return 'ok';
    const opened = await fetch(openCheckoutUrl);
    const isMessage = answer.status === 200 && answer.html.includes('We could not load your cart');
    return isMessage && opened.status === 200 ? 'open link' : unexpected(answer);
  },

  async 'sign in'({origin}) {
    const fields = signInFields(SEED_PEOPLE.ben.email, SEED_PASSWORD);
    const answer = await answerOf(createVisitor(origin).post('/auth', fields));
    if (answer.status === 303) return 'ok';
    const isMessage = answer.status >= 500 && /Network error|Signing in is not possible/.test(answer.html);
    return isMessage ? 'message' : unexpected(answer);
  },

  async 'orders page'(_stack, {customer}) {
    const answer = await answerOf(customer.get('/orders'));
    if (answer.status === 200 && textOf(answer.html).includes('You have 1 order ')) return 'ok';
    const isUnavailable = answer.status === 503 && answer.html.includes('Open customer portal');
    return isUnavailable ? 'portal link' : unexpected(answer);
  },

  async admin(_stack, {staff, deskPath}) {
    const [list, order] = await Promise.all(['/admin/orders', deskPath].map((path) => answerOf(staff.get(path))));
    if (!list || !order) throw new Error('two requests have two answers');
    const [listText, orderText] = [textOf(list.html), textOf(order.html)];
    if (list.status === 200 && order.status === 200 && listText.includes('#1001')) {
      return order.html.includes('value="fulfill"')
        ? 'ok'
        : orderText.includes('Shopify')
          ? 'message'
          : unexpected(order);
    }
    const isDenied =
      [list, order].every(({status}) => [503, 302, UNVERIFIABLE_STATUS].includes(status)) &&
      !(listText + orderText).includes('#1001');
    return isDenied ? 'denied' : unexpected(list, order);
  },

  async webhooks(stack) {
    const answer = await answerOf(sendWebhook(stack, {topic: 'orders/create', body: ORDER_BODY}));
    if (answer.ms > WEBHOOK_MS) return unexpected(answer);
    return answer.status === 200 ? 'ok' : answer.status === 503 ? '503 in 4 s' : unexpected(answer);
  },
};
