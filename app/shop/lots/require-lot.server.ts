import {redirect} from '@shopify/remix-oxygen';
import {formatDay} from '~/core/dates';
import {lotPath} from '~/core/lot-path';
import {currentLotOf, findLots, type Lot} from '~/orders/lots/find-lots.server';
import {parseLotNumber} from '~/orders/lots/lot-number';
import type {AppContext} from '~/platform/context.server';
import {isLocalStore} from '~/platform/env.server';
import {orUnavailable} from '~/platform/http.server';
import {readGuessed} from '~/platform/limits/read-limits.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {LOT_QUERY} from './lot.gql';
import type {LotView} from './lot-view';
import {toLot} from './to-lot';

type Context = Pick<AppContext, 'storefront' | 'report' | 'reference' | 'config'>;

/** As many as fit beside the dish. */
const MAX_OTHERS = 6;

/**
 * Finds the lot of a URL.
 * @param typed its number, in any case
 * @param search the query, which a redirect keeps
 * @throws Response 301 to the canonical URL if the number is spelled otherwise, 404 if there is no such lot, 503 when Shopify
 *   does not respond
 */
export async function requireLot(context: Context, typed: string, search: string): Promise<LotView> {
  const number = parseLotNumber(typed);
  if (number === null) throw new Response(null, {status: 404});
  const [found, lots] = await Promise.all([
    readLot(context, number).catch(orUnavailable(context)),
    nullOnUpstreamFailure(findLots(context), context.report),
  ]);
  const lot = found && toLot(found);
  if (!lot || (lot.isSample && !isLocalStore(context.config.PUBLIC_STORE_DOMAIN)))
    throw new Response(null, {status: 404});
  if (lot.number.toLowerCase() !== typed) throw redirect(lotPath(lot.number) + search, 301);
  return {...lot, others: othersOf(lots ?? [], lot)};
}

async function readLot(context: Context, number: string) {
  const handle = number.toLowerCase();
  const response = await readGuessed(
    (isListed) =>
      context.storefront.query(LOT_QUERY, {variables: {handle}, cache: isListed ? 'catalog' : 'guessed-handle'}),
    async () => (await findLots(context)).some((lot) => lot.number === number),
  );
  return response?.metaobject ?? null;
}

function othersOf(lots: readonly Lot[], {number, dishes}: Pick<LotView, 'number' | 'dishes'>): LotView['others'] {
  const [first] = dishes;
  return lots
    .filter((lot) => lot.number !== number && lot.dishes.some(({handle}) => handle === first?.handle))
    .slice(0, MAX_OTHERS)
    .map((lot) => ({number: lot.number, driedOn: lot.driedOn}));
}

/** What the product page says of the lot of its dish. */
export interface CurrentLot extends Pick<Lot, 'number' | 'taster'> {
  /** Such as `May 12`. */
  readonly driedOn: string;
}

/** Finds the newest lot of a dish; null if there is none, or if Shopify does not respond, which is reported. */
export async function findCurrentLot(
  context: Pick<AppContext, 'storefront' | 'report' | 'config'>,
  handle: string,
): Promise<CurrentLot | null> {
  const lots = await nullOnUpstreamFailure(findLots(context), context.report);
  const lot = currentLotOf(lots ?? [], handle);
  return lot && {number: lot.number, driedOn: formatDay(lot.driedOn), taster: lot.taster};
}
