import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {POLICY_FACTS} from '../../../local/seed/policy-facts';
import {textOf} from '../../support/account';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const SUPPORT = POLICY_FACTS.supportEmail;
const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'order',
  order: '#1001',
  message: 'Where is my order?\r\nIt was due <b>Monday</b>.',
  website: '',
};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({BUYER_IP_HEADER: 'oxygen-buyer-ip'})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const send = (change: Readonly<Record<string, string>> = {}, headers: Record<string, string> = {}) =>
  createVisitor(stack.origin).post('/contact', {...MESSAGE, ...change}, headers);
/** The headers of a client of its own. */
const from = (at: number) => ({'oxygen-buyer-ip': `192.0.2.${at}`});
const received = () => stack.shop.mails(SUPPORT);

describe('the contact form', () => {
  it('mails a message to support, who answer the customer', async () => {
    const response = await send();
    expect({status: response.status, to: response.headers.get('Location')}).toEqual({status: 303, to: '/contact?sent'});
    const [mail, ...more] = await received();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      replyTo: MESSAGE.email,
      subject: 'Contact form: An order · #1001 · Ada Lovelace',
    });
    expect(mail?.text).toContain('Where is my order?\nIt was due <b>Monday</b>.');
    expect(mail?.html).not.toContain('<b>Monday');
    const page = await (await createVisitor(stack.origin).get('/contact?sent')).text();
    expect(page).toContain('Thank you, your message is on its way');
    expect(textOf(page)).toContain('within 1–2 business days');
  });

  it('mails a message once that is submitted twice, and another one too', async () => {
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({status}) => status)).toEqual([303, 303]);
    expect(await received()).toHaveLength(1);
    await send({message: 'It has arrived.'});
    expect(await received()).toHaveLength(2);
  });

  it('accepts a message without an order number, and of 5,000 characters', async () => {
    expect((await send({order: '', message: 'ü'.repeat(5_000)})).status).toBe(303);
    expect(await received()).toHaveLength(1);
  });

  it.each([
    ['no name', {name: ' '}, 'Name is required'],
    ['a link as a name', {name: 'https://spam.example'}, 'Name cannot contain links or HTML'],
    ['a broken address', {email: 'ada'}, 'Invalid email address format'],
    ['a header in the address', {email: 'ada@example.com\r\nBcc: eve@example.com'}, 'Invalid email address format'],
    ['a list of addresses', {email: 'ada@example.com,eve@example.com'}, 'Invalid email address format'],
    ['a group of addresses', {email: 'friends:ada@example.com;'}, 'Invalid email address format'],
    ['a header of a link', {email: 'eve@example.com?bcc=ada@example.com'}, 'Invalid email address format'],
    ['no topic', {topic: ''}, 'Please choose what it is about.'],
    ['an unknown topic', {topic: 'spam'}, 'Please choose what it is about.'],
    ['an odd order number', {order: '1001; drop table'}, 'Enter a number such as #1001, or leave this empty.'],
    ['no message', {message: ' \r\n '}, 'Please write a message.'],
    ['a message that is too long', {message: 'x'.repeat(5_001)}, 'A message has at most 5,000 characters.'],
  ])('refuses %s and keeps the other fields', async (_what, change, error) => {
    const response = await send(change);
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain(error);
    const kept = Object.keys(change).includes('email') ? MESSAGE.name : MESSAGE.email;
    expect(page).toContain(`value="${kept}"`);
    expect(await received()).toEqual([]);
  });

  it.each([
    ['a null character', {message: 'a\0b'}],
    ['more than any message', {message: 'x'.repeat(300_000)}],
  ])('refuses %s without an error of its own', async (_what, change) => {
    const response = await send(change);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Your message could not be read');
  });

  it('pretends to send what a program filled in, and sends nothing', async () => {
    expect((await send({website: 'https://spam.example'})).headers.get('Location')).toBe('/contact?sent');
    expect(await received()).toEqual([]);
  });

  it('accepts no form of another site', async () => {
    expect((await send({}, {'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
    expect(await received()).toEqual([]);
  });

  it('takes number and topic from a link, and ignores anything else in it', async () => {
    const visitor = createVisitor(stack.origin);
    const page = await (await visitor.get('/contact?order=%231001&topic=damage')).text();
    expect(page).toContain('value="#1001"');
    expect(page).toMatch(/<option value="damage" selected=""/);
    expect(await (await visitor.get('/contact?order=%22%3E%3Cscript%3E&topic=x')).text()).not.toContain('"><script>');
  });
});

describe('the contact form when it cannot send', () => {
  it('keeps the text and links the mailbox while the mail service is down', async () => {
    await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503, times: 1});
    const response = await send();
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(page).toContain('Your message was not sent');
    expect(page).toContain('Where is my order?');
    expect(page).toContain(`href="mailto:${SUPPORT}?subject=An%20order%20%231001&amp;body=Where`);
    expect((await send()).status).toBe(303);
    expect(await received()).toHaveLength(1);
  });

  it('refuses the seventh message of an hour, by address and by client, and keeps its text', async () => {
    for (let at = 0; at < 6; at += 1) expect((await send({message: `Message ${at}`}, from(at))).status).toBe(303);
    const refused = await send({message: 'Message 7'}, from(7));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/Many messages have reached us in a short time[^]*Message 7/);
    expect((await send({email: 'ben@example.com'}, from(8))).status).toBe(303);
    for (let at = 0; at < 5; at += 1) await send({email: `person-${at}@example.com`}, from(8));
    expect((await send({email: 'grace@example.com'}, from(8))).status).toBe(429);
  });

  it('refuses the seventh message of a mailbox, whatever the tag in its address', async () => {
    for (let at = 0; at < 6; at += 1) expect((await send({email: `eve+${at}@example.com`}, from(at))).status).toBe(303);
    expect((await send({email: 'eve+7@example.com'}, from(7))).status).toBe(429);
  });

  it('sends sixty messages an hour at most, from however many addresses and clients', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1)
      statuses.push((await send({email: `person-${at}@example.com`}, from(at))).status);
    expect(statuses).toEqual([...Array<number>(60).fill(303), 429]);
    expect(await received()).toHaveLength(60);
  });

  it('still sends while the database is down', async () => {
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    expect((await send()).status).toBe(303);
  });
});
