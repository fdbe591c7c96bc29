import type {Site} from './page-meta';

/** A site without a picture. */
export const SITE_FIXTURE: Site = {
  name: 'Spice Route',
  description: 'Meals by mail',
  origin: 'https://shop.example',
  picture: null,
  profiles: [],
};
