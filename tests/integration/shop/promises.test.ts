import {readdirSync, readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {POLICY} from '../../../app/core/policy';
import {renderMail} from '../../../app/platform/mail/render-mail';
import {findBrokenPromises} from '../../support/check-promises';
import {isSeenByTest} from '../../support/event-promises';
import {MAIL_SAMPLES} from '../../support/mail-samples';
import {messageSentencesOf} from '../../support/message-sentences';
import {statementsOf, textStatementsOf} from '../../support/page-statements';
import {ROUTE_ACCESS} from '../../support/route-access';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

/** More pages than the seeded shop has; a loop of links would reach it. */
const MAX_PAGES = 200;
const WHOLE_TIME = ['5 minutes', '20'];

const BRAND = {shopName: 'Fusion Tiffin', origin: 'https://shop.example', postalAddress: '1 Cardamom Lane'};

let stack: StackWithBackend;
/** All public pages by path. */
const pages = new Map<string, string>();
/** What programs read instead of pages, by path. */
const documents = new Map<string, string>();

/** Returns the paths that a page links to, without those with a query, which filter and sort. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)["#]/g)].map(([, href = '']) => href);

beforeAll(async () => {
  stack = await startStackWithBackend();
  const visitor = createVisitor(stack.origin);
  const open = Object.values(ROUTE_ACCESS).flatMap(({access, path}) => (access === 'public' ? path : []));
  const waiting = ['/about?tab=science', ...open];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined && pages.size < MAX_PAGES; path = waiting.shift()) {
    const response = await visitor.get(path);
    const html = await response.text();
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    pages.set(path, html);
    const found = linksOf(html).filter((link) => !seen.has(link));
    waiting.push(...new Set(found));
    for (const link of found) seen.add(link);
  }
  const products = [...pages.keys()].filter((path) => /^\/product\/[^/]+$/.test(path));
  for (const path of ['/llms.txt', '/products.xml', ...products.map((product) => `${product}/markdown`)])
    documents.set(path, await (await visitor.get(path)).text());
}, 120_000);
afterAll(() => stack.close());

describe('the promises in numbers', () => {
  it('are read from all public pages', () => {
    expect(pages.size).toBeGreaterThan(40);
    expect(pages.size).toBeLessThan(MAX_PAGES);
    const expected = [
      '/',
      '/about',
      '/faqs',
      '/contact',
      '/shipping-returns',
      '/recipes/desi-goat-curry',
      '/product/palak-paneer',
    ];
    expect([...pages.keys()]).toEqual(expect.arrayContaining(expected));
  });

  it('contradict each other on no page, and in no structured data', () => {
    const broken = [...pages].flatMap(([path, html]) =>
      statementsOf(html)
        .flatMap(findBrokenPromises)
        .map((line) => `${path}: ${line}`),
    );
    expect(broken).toEqual([]);
  });

  it('contradict each other in no product feed, and in no text for language models', () => {
    expect(documents.size).toBeGreaterThan(10);
    expect(documents.get('/product/palak-paneer/markdown')).toContain(`${POLICY.food.shelfLifeMonths} months`);
    const broken = [...documents].flatMap(([path, text]) =>
      textStatementsOf(text)
        .flatMap(findBrokenPromises)
        .map((line) => `${path}: ${line}`),
    );
    expect(broken).toEqual([]);
  });

  it('contradict each other in no mail', () => {
    for (const [module, samples] of Object.entries(MAIL_SAMPLES)) {
      for (const content of samples) {
        const {subject, text, html} = renderMail(content, BRAND);
        const statements = [subject, ...text.split('\n'), ...statementsOf(html)];
        expect(statements.flatMap(findBrokenPromises), module).toEqual([]);
      }
    }
  });

  it('are read from a sample of every mail', () => {
    const sources = readdirSync('app', {recursive: true, encoding: 'utf8'}).map((path) => `app/${path}`);
    const modules = sources.filter(
      (path) => /(?<!\.test)\.ts$/.test(path) && /\): MailContent\b/.test(readFileSync(path, 'utf8')),
    );
    expect(Object.keys(MAIL_SAMPLES).sort()).toEqual(modules.sort());
  });

  it('explain 15 minutes by the whole time on each page that promises them', () => {
    const promising = [...pages].filter(([, html]) => /15 minutes/i.test(statementsOf(html).join('\n')));
    expect(promising.length).toBeGreaterThan(2);
    const unexplained = promising.filter(([, html]) => {
      const text = statementsOf(html).join('\n');
      return !WHOLE_TIME.every((time) => text.includes(time));
    });
    expect(unexplained.map(([path]) => path)).toEqual([]);
  });
});

describe('the promises of messages', () => {
  it('on pages and in mails are each kept by something that a test sees happen', () => {
    const mails = Object.values(MAIL_SAMPLES)
      .flat()
      .flatMap((content) => renderMail(content, BRAND).text.split('\n'));
    const promised = new Set([...[...pages.values()].flatMap(statementsOf), ...mails].flatMap(messageSentencesOf));
    expect(promised.size).toBeGreaterThan(10);
    expect([...promised].filter((sentence) => !isSeenByTest(sentence))).toEqual([]);
  });
});
