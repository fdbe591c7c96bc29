import type {BundleContents, PackingLine, PickItem} from './pick-item';

/**
 * Lists the products of an order by SKU, each once, with bundles replaced by their components. A bundle of unknown contents
 * stays in the list.
 */
export function toPickList(lines: readonly PackingLine[], contents: BundleContents): readonly PickItem[] {
  const items = new Map<string, PickItem>();
  for (const item of lines.flatMap((line) => toItems(line, contents))) {
    const known = items.get(item.key);
    items.set(item.key, known ? combine(known, item) : item);
  }
  return [...items.values()].sort(bySku);
}

function toItems(line: PackingLine, contents: BundleContents): readonly PickItem[] {
  const {title, variant, quantity, productId, bundle} = line;
  const components = productId === null ? undefined : contents.get(productId);
  if (!components) {
    const {sku, barcode} = line;
    return [
      {
        key: toKey(line),
        title,
        variant,
        sku,
        barcode,
        quantity,
        bundles: bundle ? [bundle] : [],
        isUnopened: components === null,
      },
    ];
  }
  return components.map((component) => {
    const key = toKey({...component, variant: null});
    return {...component, key, variant: null, quantity, bundles: [title], isUnopened: false};
  });
}

/** Shopify allows several products and variants with one SKU, which are different things to take from the shelf. */
const toKey = ({sku, title, variant}: Pick<PackingLine, 'sku' | 'title' | 'variant'>): string =>
  [sku?.trim().toUpperCase(), title, variant].filter(Boolean).join(' ');

const combine = (known: PickItem, added: PickItem): PickItem => ({
  ...known,
  barcode: known.barcode ?? added.barcode,
  quantity: known.quantity + added.quantity,
  bundles: [...new Set([...known.bundles, ...added.bundles])],
});

/** Products without a SKU come last. */
const bySku = (left: PickItem, right: PickItem): number =>
  Number(!left.sku) - Number(!right.sku) || left.key.localeCompare(right.key, 'en', {numeric: true});
