import {expect, it} from 'vitest';
import {createSecurityText} from './create-security-text.server';

const NOON = Date.parse('2026-06-01T12:34:56Z');

const contextOf = (fields: readonly {key: string; value: string}[]) =>
  ({
    config: {PUBLIC_ORIGIN: 'https://shop.example'},
    storefront: {query: async () => ({metaobject: {fields}})},
    report: () => undefined,
  }) as unknown as Parameters<typeof createSecurityText>[0];

it('createSecurityText lists the support mailbox, the contact page and an expiry date within a year', async () => {
  const text = await createSecurityText(contextOf([{key: 'support_email', value: 'help@shop.example'}]), NOON);
  expect(text.split('\n')).toEqual([
    'Contact: mailto:help@shop.example',
    'Contact: https://shop.example/contact',
    'Expires: 2026-11-28T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ]);
});

it.each([[[]], [[{key: 'support_email', value: 'x\nContact: mailto:evil@evil.example'}]]])(
  'createSecurityText lists only the contact page without a valid mailbox',
  async (fields) => {
    const text = await createSecurityText(contextOf(fields), NOON);
    expect(text.match(/^Contact: .*$/gm)).toEqual(['Contact: https://shop.example/contact']);
  },
);
