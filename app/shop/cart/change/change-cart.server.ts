import {fail, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {readForm} from '~/platform/form.server';
import {findCart, setFoundCart} from '../load/find-cart.server';
import {findCartSettings} from '../load/find-cart-settings.server';
import type {CartInputProblem} from '../model/cart-problem';
import type {CartReply} from '../model/cart-reply';
import type {CartLineView} from '../model/cart-view';
import {clientNetwork} from '~/platform/client-address.server';
import {hexDigest} from '~/platform/digest.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {applyCartCommand} from './apply-cart-command.server';
import {parseCartCommand, type PostedCartCommand} from './cart-command';
import type {CartMutationResult} from './cart-mutation';
import {changeGiftCards} from './change-gift-cards.server';
import {wantsData} from './cart-form';
import {restoreEarlierCart} from './restore-earlier-cart.server';
import {toAllAddedFacts} from './to-added-facts';

interface ChangedCart {
  readonly reply: CartReply;
  /** Whether a script posted the form and expects data instead of a page. */
  readonly isDataWanted: boolean;
  /** The line that a form without scripts removed, for its Undo button. A script has the line already. */
  readonly removed: CartLineView | null;
}

/**
 * Parses the form of a request and applies its command to the visitor's cart.
 * @returns the cart afterwards, with a problem for each part of the change that was not made
 */
export async function changeCart(request: Request, context: AppContext): Promise<ChangedCart> {
  const form = await readForm(request);
  const isDataWanted = wantsData(form);
  const command: Result<PostedCartCommand, CartInputProblem> = form
    ? parseCartCommand(form)
    : fail({kind: 'invalid-form'});
  if (!command.ok)
    return {isDataWanted, removed: null, reply: {cart: await findCart(context), problems: [command.error]}};
  // Starts now what the reply needs, because an uncached read after the change could exceed the deadline.
  void findCartSettings(context);
  const removed = isDataWanted ? null : await findLineToRemove(context, command.value);
  const {snapshot, problems} = await applyPosted(request, context, command.value);
  for (const problem of problems) {
    // Shopify adds error codes over time: the log shows which ones need a message of their own.
    if (problem.kind === 'refused') context.report(new Error(`Shopify refused a cart change: ${problem.codes.join()}`));
  }
  const added = toAllAddedFacts(command.value, snapshot);
  const reply = {cart: await setFoundCart(context, snapshot), problems, ...(added.length > 0 && {added})};
  return {isDataWanted, removed, reply};
}

function applyPosted(request: Request, context: AppContext, command: PostedCartCommand): Promise<CartMutationResult> {
  switch (command.kind) {
    case 'restore':
      return restoreEarlierCart(context);
    case 'apply-gift-card':
    case 'remove-gift-card':
      return changeGiftCards(context, command, async (cartId) =>
        consumeAttempt(context.backend, 'gift-card', {
          client: clientNetwork(request, context.config),
          cart: await hexDigest(cartId),
          everyone: 'all',
        }),
      );
    default:
      return applyCartCommand(context, command);
  }
}

async function findLineToRemove(context: AppContext, command: PostedCartCommand): Promise<CartLineView | null> {
  if (command.kind !== 'remove') return null;
  const {lines} = await findCart(context);
  return lines.find(({id}) => id === command.lineId) ?? null;
}
