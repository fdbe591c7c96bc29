import {expect, test} from '../fixtures';
import {hideWebdriver} from '../support/beacons';
import {addPalakPaneer, answerBanner, privacyBanner, visitId} from '../support/privacy-banner';

test.use({isUndecided: true});

test.beforeEach(({page}) => hideWebdriver(page));

test.describe('Shopify’s reports', () => {
  test.afterAll(({stack}) => stack.restartStorefront());

  test('count a visit with consent if the merchant turned that on', async ({page, stack, tolerated}) => {
    tolerated.push(/left this machine: https:\/\/monorail-edge\.shopifysvc\.com/);
    await stack.restartStorefront({SHOPIFY_ANALYTICS: 'on'});
    const reported: {readonly payload: Readonly<Record<string, unknown>>}[] = [];
    await page.route('https://monorail-edge.shopifysvc.com/**', async (route) => {
      const {events} = JSON.parse(route.request().postData() ?? '') as {events: typeof reported};
      reported.push(...events);
      await route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, json: {result: []}});
    });
    await page.goto('/product/palak-paneer?email=ada@example.com');
    await expect(privacyBanner(page)).toContainText('measuring services');
    expect(reported).toEqual([]);
    await answerBanner(page, 'Accept');
    const eventsNamed = (name: string) => reported.filter(({payload}) => payload.event_name === name);
    await expect.poll(() => eventsNamed('page_rendered')).toHaveLength(1);
    const [viewed] = eventsNamed('product_page_rendered');
    expect(viewed?.payload).toMatchObject({unique_token: await visitId(page), marketing_allowed: false});
    await addPalakPaneer(page);
    await expect.poll(() => eventsNamed('product_added_to_cart')).toHaveLength(1);
    const [product] = eventsNamed('product_added_to_cart')[0]?.payload.products as string[];
    expect(JSON.parse(product ?? '')).toMatchObject({name: 'Palak Paneer', price: 7.99, quantity: 1});
    expect(JSON.stringify(reported)).not.toContain('ada@');
    expect((await page.context().cookies()).map(({name}) => name)).not.toContain('_shopify_y');
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
    await answerBanner(page, 'Decline');
    const count = reported.length;
    await page.goto('/products');
    expect(reported).toHaveLength(count);
  });
});

test('Shopify’s script answers for the visitor, and is told of a change', async ({page}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const customerPrivacy = {
      currentVisitorConsent: () => ({analytics: told.length > 0 ? 'no' : 'yes'}),
      setTrackingConsent: (consent: unknown) => void told.push(consent),
    };
    Object.assign(window, {Shopify: {customerPrivacy}, told});
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.consent)).toBe('granted');
  await expect(privacyBanner(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
  await answerBanner(page, 'Decline');
  expect(await page.evaluate(() => (window as unknown as {told: unknown[]}).told)).toEqual([
    {analytics: false, marketing: false, preferences: false, sale_of_data: false},
  ]);
});
