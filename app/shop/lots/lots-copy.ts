export const LOTS_COPY = {
  breadcrumb: 'Breadcrumb',
  title: (number: string) => `Lot ${number}`,
  lead: (dishes: readonly string[]) =>
    `${dishes.join(', ')} that was cooked, dried and tasted together. The same number stands on every pack of it.`,
  leadWithoutDish: 'Packs that were cooked, dried and tasted together. The same number stands on every one of them.',
  description: (number: string, dishes: readonly string[], origin: string | null) =>
    `Where lot ${number}${dishes.length > 0 ? ` of ${dishes.join(', ')}` : ''} comes from: who roasted its spices${origin === null ? '' : `, which came from ${origin}`}, when it was dried, and how it tasted.`,
  facts: 'From the spice to the pack',
  spice: (spice: string | null) => spice ?? 'Main spice',
  from: (origin: string) => `from ${origin}`,
  roasted: 'Roasted and ground',
  by: (name: string) => `by ${name}`,
  dried: 'Freeze-dried',
  tasted: 'Tasted',
  verdict: (taster: string | null) => (taster === null ? 'The verdict' : `The verdict of ${taster}`),
  map: (origin: string) => `Map of India with a mark in ${origin}`,
  sample: 'A sample: an invented lot, which shows what this page is for.',
  dishes: 'From this lot',
  others: (dish: string | null) => (dish === null ? 'Other lots' : `Other lots of ${dish}`),
  notFound: 'We do not know this lot',
  notFoundText:
    'Check the number on the back of the pack: three letters, a hyphen and four digits, such as PPN-2620. A lot of the last few days may not be written up yet.',
  products: 'See all dishes',
} as const;
