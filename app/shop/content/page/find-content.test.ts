import {describe, expect, it} from 'vitest';
import {findContent} from './find-content.server';
import {CONTENT_PAGE_QUERY} from './screen.gql';
import {getScreen, type Screen} from './screens';

type Tools = Parameters<typeof findContent>[0];

const POLICIES = {
  shippingPolicy: {
    handle: 'shipping-policy',
    title: 'Shipping Policy',
    body: '<h2>Packing</h2><script>alert(1)</script>',
  },
  refundPolicy: {handle: 'refund-policy', title: 'Refund Policy', body: '<p>Within 30 days.</p>'},
  privacyPolicy: {handle: 'privacy-policy', title: 'Privacy Policy', body: '<h2>What we keep</h2>'},
  termsOfService: null,
};

/** A storefront client that returns this body for every page; without it, no page exists. */
function shopWith(body: string | null): Tools {
  const query = async (document: string) =>
    document === CONTENT_PAGE_QUERY
      ? {page: body === null ? null : {title: 'FAQs', body, seo: {title: null, description: 'Answers.'}}}
      : {shop: POLICIES};
  const config = {PUBLIC_ORIGIN: 'https://spice.example', PUBLIC_STORE_DOMAIN: 'spice-route.myshopify.com'};
  return {storefront: {query}, config} as unknown as Tools;
}

const screen = (name: string) => getScreen(name) as Screen;

describe('findContent', () => {
  it('returns sanitized HTML with storefront links', async () => {
    const body = '<p onclick="x()"><a href="https://spice-route.myshopify.com/pages/faqs">FAQs</a></p>';
    await expect(findContent(shopWith(body), screen('about'))).resolves.toEqual({
      title: 'FAQs',
      description: 'Answers.',
      layout: 'text',
      parts: [{title: null, html: '<p><a href="/faqs">FAQs</a></p>'}],
    });
  });

  it('returns null if the shop has no such page or policy', async () => {
    await expect(findContent(shopWith(null), screen('about'))).resolves.toBeNull();
    await expect(findContent(shopWith(null), screen('terms-of-service'))).resolves.toBeNull();
  });

  it('returns a page of this storefront without text if the store denies its pages, and no other page', async () => {
    const tools = {...shopWith(null), storefront: {query: async () => ({})}} as unknown as Tools;
    await expect(findContent(tools, screen('about'))).resolves.toEqual({
      title: 'About',
      description: null,
      layout: 'text',
      parts: [],
    });
    await expect(findContent(tools, {kind: 'page', handle: 'care', layout: 'text'})).resolves.toBeNull();
  });

  it('returns questions for a page with headings, and HTML for one without', async () => {
    const questions = await findContent(shopWith('<h2>How spicy?</h2><p>Mild.</p>'), screen('faqs'));
    expect(questions).toMatchObject({layout: 'questions', questions: [{title: 'How spicy?'}]});
    expect(await findContent(shopWith('<p>Soon.</p>'), screen('faqs'))).toMatchObject({layout: 'text'});
  });

  it('lists the policies of the shop with storefront paths', async () => {
    await expect(findContent(shopWith(null), screen('policies'))).resolves.toMatchObject({
      title: 'Policies',
      parts: [
        {
          html:
            '<ul><li><a href="/shipping-returns">Shipping Policy</a></li>' +
            '<li><a href="/shipping-returns">Refund Policy</a></li>' +
            '<li><a href="/privacy-policy">Privacy Policy</a></li></ul>',
        },
      ],
    });
  });

  it('puts two policies of one page under a heading each', async () => {
    await expect(findContent(shopWith(null), screen('shipping-returns'))).resolves.toMatchObject({
      title: 'Shipping & Returns',
      parts: [
        {title: 'Shipping Policy', html: '<h3 id="packing">Packing</h3>'},
        {title: 'Refund Policy', html: '<p>Within 30 days.</p>'},
      ],
    });
  });
});
