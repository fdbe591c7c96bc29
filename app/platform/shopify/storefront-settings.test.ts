import {expect, it, vi} from 'vitest';
import {findSettingFields} from './storefront-settings.server';

type Tools = Parameters<typeof findSettingFields>[0];

function requestWith(response: () => Promise<unknown>) {
  const query = vi.fn(response);
  const report = vi.fn();
  return {query, report, tools: {storefront: {query}, report} as unknown as Tools};
}

it('returns the merchant’s settings by key', async () => {
  const fields = [
    {key: 'about_text', value: ' Spices by mail. '},
    {key: 'seasonal_title', value: null},
    {key: 'banner_variant', value: '  '},
  ];
  const {tools} = requestWith(() => Promise.resolve({metaobject: {fields}}));
  expect([...(await findSettingFields(tools))]).toEqual([['about_text', 'Spices by mail.']]);
});

it('returns no settings if the shop has no entry', async () => {
  const {tools, report} = requestWith(() => Promise.resolve({metaobject: null}));
  expect((await findSettingFields(tools)).size).toBe(0);
  expect(report).not.toHaveBeenCalled();
});

it('reads settings once per request and reports a failure once', async () => {
  const {tools, query, report} = requestWith(() => Promise.reject(new Error('access denied')));
  const [one, other] = await Promise.all([findSettingFields(tools), findSettingFields(tools)]);
  expect({first: one.size, second: other.size}).toEqual({first: 0, second: 0});
  expect(query).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
});

it('returns the same map for as long as the response is cached', async () => {
  const response = {metaobject: {fields: [{key: 'about_text', value: 'Spices.'}]}};
  const [first, second] = [requestWith(() => Promise.resolve(response)), requestWith(() => Promise.resolve(response))];
  expect(await findSettingFields(first.tools)).toBe(await findSettingFields(second.tools));
});
