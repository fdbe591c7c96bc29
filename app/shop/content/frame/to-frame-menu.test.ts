import {describe, expect, it} from 'vitest';
import type {FramePackFragment} from '../../../../storefrontapi.generated';
import {toFrameMenu} from './to-frame-menu';

const IMAGE = {url: 'https://cdn.shopify.com/dish.png', width: 1600, height: 1600};

const pack = (handle: string, changes: Partial<FramePackFragment> = {}): FramePackFragment => ({
  handle,
  title: handle,
  isGiftCard: false,
  images: {nodes: [IMAGE]},
  heat: null,
  ...changes,
});

const MAIN = [{title: 'Home', href: '/'}];

const menuOf = (packs: readonly FramePackFragment[], bundles: readonly string[] = []) =>
  toFrameMenu({packs: {nodes: [...packs]}, bundles: {nodes: bundles.map((id) => ({id}))}}, MAIN);

describe('toFrameMenu', () => {
  it('shows the first four dishes that have a picture', () => {
    const packs = [pack('a'), pack('b', {images: {nodes: []}}), pack('c'), pack('d'), pack('e'), pack('f')];
    expect(menuOf(packs).dishes.map(({href}) => href)).toEqual(
      ['a', 'c', 'd', 'e'].map((handle) => `/product/${handle}`),
    );
  });

  it('lists the levels of heat that packs have, from the mildest', () => {
    const packs = [
      pack('a', {heat: {value: 'Hot'}}),
      pack('b', {heat: {value: 'Mild'}}),
      pack('c', {heat: {value: '?'}}),
    ];
    expect(menuOf(packs).shelves).toEqual([
      {title: 'Mild dishes', short: 'Mild', href: '/products?heat=mild'},
      {title: 'Hot dishes', short: 'Hot', href: '/products?heat=hot'},
    ]);
  });

  it('shows no gift card as a dish', () => {
    expect(menuOf([pack('card', {isGiftCard: true, heat: {value: 'Hot'}})])).toMatchObject({dishes: [], shelves: []});
  });

  it('offers bundles only if the shop has one', () => {
    expect(menuOf([]).shelves).toEqual([]);
    expect(menuOf([], ['gid://shopify/Product/1']).shelves).toMatchObject([{title: 'Bundles'}]);
  });

  it('lists the main links, the shelves and the help for the menu without scripts', () => {
    const {links} = menuOf([pack('a', {heat: {value: 'Hot'}})]);
    expect(links.map(({title}) => title)).toEqual(['Home', 'Hot dishes', 'Saved recipes', 'Help']);
  });
});
