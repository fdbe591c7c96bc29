import {describe, expect, it, vi} from 'vitest';
import {STOREFRONT_SETTINGS_QUERY} from '~/platform/shopify/storefront-settings.gql';
import {findShopFrame} from './find-shop-frame.server';
import {SHOP_FRAME_QUERY} from './shop-frame.gql';
import {BUILT_IN_FRAME, DEFAULT_SETTINGS} from './shop-frame';

type Tools = Parameters<typeof findShopFrame>[0];

const FRAME = {
  shop: {name: 'Spice Route', description: 'Spices.', primaryDomain: {url: 'https://spice.example'}},
  main: {items: [{title: 'All', url: 'https://spice.example/collections/all'}]},
  company: {items: [{title: 'Story', url: 'https://spice-route.myshopify.com/pages/about'}]},
  support: {items: []},
  packs: {nodes: []},
  bundles: {nodes: []},
};
const SETTINGS = {metaobject: {fields: [{key: 'about_text', value: 'Spices by mail.'}]}};

/** A storefront client with these responses; an `Error` is thrown instead. */
function toolsOf(responses: {frame: unknown; settings: unknown}) {
  const query = async (document: string) => {
    const response = document === SHOP_FRAME_QUERY ? responses.frame : responses.settings;
    if (document !== SHOP_FRAME_QUERY && document !== STOREFRONT_SETTINGS_QUERY) throw new Error('not expected');
    if (response instanceof Error) throw response;
    return response;
  };
  const config = {PUBLIC_ORIGIN: 'https://spice.example', PUBLIC_STORE_DOMAIN: 'spice-route.myshopify.com'};
  const report = vi.fn();
  return {report, tools: {storefront: {query}, report, config} as unknown as Tools};
}

describe('findShopFrame', () => {
  it("returns the shop's name, its settings and its menus with storefront paths", async () => {
    const {tools, report} = toolsOf({frame: FRAME, settings: SETTINGS});
    await expect(findShopFrame(tools)).resolves.toMatchObject({
      name: 'Spice Route',
      mainLinks: [{title: 'All', href: '/products'}],
      companyLinks: [{title: 'Story', href: '/about'}],
      settings: {aboutText: 'Spices by mail.'},
    });
    expect(report).not.toHaveBeenCalled();
  });

  it('uses the built-in entries for an empty menu', async () => {
    const {tools} = toolsOf({frame: FRAME, settings: SETTINGS});
    expect((await findShopFrame(tools)).supportLinks).toEqual(BUILT_IN_FRAME.supportLinks);
  });

  it('returns the menus if access to the settings is denied', async () => {
    const {tools, report} = toolsOf({frame: FRAME, settings: new Error('access denied')});
    await expect(findShopFrame(tools)).resolves.toMatchObject({name: 'Spice Route', settings: DEFAULT_SETTINGS});
    expect(report).toHaveBeenCalledOnce();
  });

  it('returns the built-in frame and reports the failure if Shopify does not respond', async () => {
    const {tools, report} = toolsOf({frame: new Error('timeout'), settings: new Error('timeout')});
    await expect(findShopFrame(tools)).resolves.toEqual(BUILT_IN_FRAME);
    expect(report).toHaveBeenCalledTimes(2);
  });
});
