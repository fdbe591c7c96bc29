import {afterEach, describe, expect, it, vi} from 'vitest';
import {testConfig} from '../test-config';
import {createMailer, MailUnavailable} from './mailer.server';
import {withoutMail} from './without-mail';

const MAIL = {to: 'ada@example.com', subject: 'Thank you', text: 'Hello', html: '<p>Hello</p>', key: 'once'};
const SERVICE = {MAIL_API_URL: 'https://mail.example/emails', MAIL_API_KEY: 'secret', MAIL_FROM: 'shop@shop.example'};

const result = (response: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(response);
const sent = (spy: ReturnType<typeof result>) => {
  const [url, init] = spy.mock.calls[0] ?? [];
  return {url, headers: init?.headers, body: JSON.parse(String(init?.body))};
};

afterEach(() => vi.restoreAllMocks());

describe('a mail', () => {
  it('is sent to the configured service with an idempotency key', async () => {
    const spy = result(async () => new Response(null, {status: 202}));
    await createMailer(testConfig(SERVICE))?.send(MAIL);
    const {key, ...mail} = MAIL;
    expect(sent(spy)).toEqual({
      url: SERVICE.MAIL_API_URL,
      headers: {'Content-Type': 'application/json', Authorization: 'Bearer secret', 'Idempotency-Key': key},
      body: {from: SERVICE.MAIL_FROM, ...mail},
    });
  });

  it('names the address for answers as mail APIs do', async () => {
    const spy = result(async () => new Response(null, {status: 202}));
    await createMailer(testConfig(SERVICE))?.send({...MAIL, replyTo: 'ben@example.com'});
    expect(sent(spy).body).toMatchObject({to: 'ada@example.com', reply_to: 'ben@example.com'});
    expect(sent(spy).body).not.toHaveProperty('replyTo');
  });

  it.each([
    ['two recipients', {to: 'ada@example.com,eve@example.com'}],
    ['a list to answer to', {replyTo: 'ada@example.com, eve@example.com'}],
  ])('is not sent with %s', async (_what, change) => {
    const spy = result(async () => new Response(null, {status: 202}));
    await expect(createMailer(testConfig(SERVICE))?.send({...MAIL, ...change})).rejects.toThrow(MailUnavailable);
    await expect(createMailer(testConfig())?.send({...MAIL, ...change})).rejects.toThrow(MailUnavailable);
    expect(spy).not.toHaveBeenCalled();
  });

  it('is stored in the local outbox without a configured service', async () => {
    const spy = result(async () => new Response(null, {status: 202}));
    await createMailer(testConfig())?.send(MAIL);
    expect(sent(spy)).toMatchObject({url: 'http://localhost:4000/__outbox', headers: {'Idempotency-Key': 'once'}});
  });

  it.each([
    ['refuses', async () => new Response(null, {status: 503})],
    ['does not answer', () => Promise.reject(new Error('connect ECONNREFUSED ada@example.com'))],
  ])('fails without personal data when the service %s', async (_what, response) => {
    result(response);
    const failure = await createMailer(testConfig(SERVICE))
      ?.send(MAIL)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailUnavailable);
    expect(String(failure)).not.toContain('ada');
  });
});

it('is not sent by a preview of a real store', () => {
  const config = testConfig({...SERVICE, PUBLIC_STORE_DOMAIN: 'my-store.myshopify.com'});
  expect(createMailer(config)).not.toBeNull();
  expect(createMailer(withoutMail(config))).toBeNull();
});
