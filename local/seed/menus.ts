import type {SeedMenu} from './types';

export const MENUS: readonly SeedMenu[] = [
  {
    handle: 'main-menu',
    title: 'Main menu',
    items: [
      {title: 'Home', path: '/', type: 'FRONTPAGE'},
      {title: 'Products', path: '/products', type: 'CATALOG'},
      {title: 'Recipes', path: '/recipes', type: 'HTTP'},
      {title: 'About', path: '/about', type: 'PAGE'},
    ],
  },
  {
    handle: 'footer-company',
    title: 'Company',
    items: [
      {title: 'Our Story', path: '/about', type: 'PAGE'},
      {title: 'Contact Us', path: '/contact', type: 'PAGE'},
    ],
  },
  {
    handle: 'footer-support',
    title: 'Support',
    items: [
      {title: 'FAQs', path: '/faqs', type: 'PAGE'},
      {title: 'Shipping & Returns', path: '/shipping-returns', type: 'SHOP_POLICY'},
      {title: 'Privacy Policy', path: '/privacy-policy', type: 'SHOP_POLICY'},
      {title: 'Terms of Service', path: '/terms-of-service', type: 'SHOP_POLICY'},
    ],
  },
];
