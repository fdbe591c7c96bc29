export const LLMS_COPY = {
  about:
    'Prices are in US dollars and include the product alone; orders ship within the United States. Product pages are available as Markdown: request them with `Accept: text/markdown`.',
  products: 'Products',
  more: (count: number) => ` and ${count} more`,
  recipes: 'Recipes',
  articles: 'Articles',
  help: 'Help',
  pages: [
    {title: 'Shipping & Returns', path: '/shipping-returns', note: 'delivery times, prices, returns and refunds'},
    {title: 'FAQs', path: '/faqs', note: 'questions that customers ask most'},
    {title: 'About', path: '/about', note: 'who makes the kits, and how freeze-drying works'},
    {title: 'Contact', path: '/contact', note: 'how to reach the support'},
    {title: 'Privacy Policy', path: '/privacy-policy', note: 'which data are stored, and for how long'},
    {title: 'Terms of Service', path: '/terms-of-service', note: 'the terms of every order'},
  ],
} as const;

export const MARKDOWN_COPY = {
  price: 'Price',
  before: (price: string) => `${price} before`,
  availability: 'Availability',
  inStock: 'in stock',
  soldOut: 'sold out',
  heat: 'Heat',
  variant: 'Variant',
  options: 'Options',
  chosen: 'this one',
  state: {'sold-out': 'sold out', impossible: 'in other combinations'},
  sku: 'SKU',
  whyChoose: 'Why choose it',
  includes: 'Includes',
  components: 'In this bundle',
  ingredients: 'Ingredients',
  howToUse: 'How to use',
  storage: 'Storage',
  buy: 'Buy it',
} as const;
