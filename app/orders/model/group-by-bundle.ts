/** The components of one bundle, or one item that is in none. */
interface ItemGroup<Bundle, Item> {
  readonly bundle: Bundle | null;
  readonly items: readonly Item[];
}

interface Bundled<Bundle> {
  readonly bundle?: Bundle | null;
}

/** Groups the items of an order by bundle. A bundle stands where its first component does; other items stay alone. */
export function groupByBundle<Bundle extends {readonly id: string}, Item extends Bundled<Bundle>>(
  items: readonly (Item & Bundled<Bundle>)[],
): readonly ItemGroup<Bundle, Item>[] {
  const groups: {bundle: Bundle | null; items: Item[]}[] = [];
  for (const item of items) {
    const bundle = item.bundle ?? null;
    const known = bundle && groups.find((group) => group.bundle?.id === bundle.id);
    if (known) known.items.push(item);
    else groups.push({bundle, items: [item]});
  }
  return groups;
}
