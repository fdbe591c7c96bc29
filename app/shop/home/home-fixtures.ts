import type {HomeSectionFragment} from '../../../storefrontapi.generated';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import type {PackSource} from './to-heat-ladder';

const PICTURE = {url: '/picture.png', altText: 'A picture', width: 800, height: 600};

export const sectionFixture = (handle: string, changes: Partial<HomeSectionFragment> = {}): HomeSectionFragment => ({
  handle,
  heading: {value: 'A heading'},
  text: {value: 'First\n\n Second '},
  items: {value: JSON.stringify(['Kerala: black pepper', 'Sikkim: black cardamom'])},
  picture: {reference: {image: PICTURE}},
  product: {reference: cardFixture()},
  ...changes,
});

export const packFixture = (title: string, heat: string | null): PackSource => ({
  handle: title.toLowerCase(),
  title,
  images: {nodes: [PICTURE]},
  heat: heat === null ? null : {value: heat},
  hue: null,
});
