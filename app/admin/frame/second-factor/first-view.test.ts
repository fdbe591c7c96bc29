import {expect, it} from 'vitest';
import {testConfig} from '~/platform/test-config';
import {getFirstView} from './first-view.server';

const REAL = {PUBLIC_ORIGIN: 'https://shop.example', PUBLIC_STORE_DOMAIN: 'real.myshopify.com'};
const MAIL = {MAIL_API_URL: 'https://mail.example', MAIL_API_KEY: 'key', MAIL_FROM: 'shop@shop.example'};

it('sets up no authenticator app in a deployment that can mail no code', () => {
  expect(getFirstView(testConfig(REAL), {isEnrolled: false})).toEqual({kind: 'no-mail-service'});
});

it.each([
  ['a mail service', {...REAL, ...MAIL}],
  ['a local outbox', {}],
])('offers to mail a code in a shop with %s', (_what, settings) => {
  expect(getFirstView(testConfig(settings), {isEnrolled: false})).toEqual({kind: 'mail'});
});

it('asks for the code of an app that is set up, also without a mail service', () => {
  expect(getFirstView(testConfig(REAL), {isEnrolled: true})).toEqual({kind: 'verify'});
});
