import {isIsoDay} from '~/core/dates';
import {parseLotNumber} from '~/orders/lots/lot-number';
import type {LotQuery} from '../../../storefrontapi.generated';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import type {LotView} from './lot-view';

type Source = NonNullable<LotQuery['metaobject']>;

/** Converts the merchant's entry; null without a number and the day on which it was dried. */
export function toLot(entry: Source): Omit<LotView, 'others'> | null {
  const number = parseLotNumber(readText(entry.number) ?? '');
  const driedOn = readText(entry.driedOn) ?? '';
  if (number === null || !isIsoDay(driedOn)) return null;
  const nodes = entry.products?.references?.nodes ?? [];
  return {
    number,
    driedOn,
    roastedBy: readText(entry.roastedBy),
    spice: readText(entry.spice),
    origin: readText(entry.origin),
    verdict: readText(entry.verdict),
    taster: readText(entry.taster),
    isSample: entry.isSample?.value === 'true',
    dishes: toProductCards(nodes.flatMap((node) => ('handle' in node ? [node] : []))),
  };
}

const readText = (field: Source['origin']): string | null => field?.value?.trim() || null;
