import {toMinorUnits} from '~/core/money';
import type {HomePageQuery} from '../../../storefrontapi.generated';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {TRIO_COPY} from './section-copy';
import type {SectionText, TrioBuilderView, TrioDish, TrioView} from './home-view';

export type BundleSource = HomePageQuery['bundles']['nodes'][number];

interface PricedTrio extends TrioView {
  readonly minor: number;
}

const PACKS_IN_TRIO = 3;
/** One box is no choice. */
const MIN_TRIOS = 2;

/**
 * Collects the boxes of three packs that the shop sells now. The price comes from them, so that no box is promised for
 * less than it costs.
 * @param text the merchant's words; built-in ones without them
 * @returns null if there are fewer than two boxes
 */
export function toTrioBuilder(text: SectionText | null, bundles: readonly BundleSource[]): TrioBuilderView | null {
  const priced = bundles.flatMap(toTrio);
  const [cheapest] = [...priced].sort((left, right) => left.minor - right.minor);
  if (!cheapest || priced.length < MIN_TRIOS) return null;
  const {heading, paragraphs} = text ?? TRIO_COPY;
  const dishes = priced.flatMap(({contents}) => contents);
  return {
    heading,
    paragraphs,
    price: cheapest.product.price,
    hasOnePrice: priced.every(({minor}) => minor === cheapest.minor),
    trios: priced.map(({product, contents}) => ({product, contents})),
    dishes: [...new Map(dishes.map((dish) => [dish.handle, dish])).values()],
  };
}

function toTrio(bundle: BundleSource): readonly PricedTrio[] {
  const contents = (bundle.contents?.references?.nodes ?? []).flatMap((node): TrioDish[] =>
    'handle' in node ? [{handle: node.handle, title: node.title}] : [],
  );
  const [product] = toProductCards([bundle]);
  const price = bundle.selectedOrFirstAvailableVariant?.price;
  if (!product?.isAvailable || !price || contents.length !== PACKS_IN_TRIO) return [];
  return [{product, contents, minor: toMinorUnits(price)}];
}
