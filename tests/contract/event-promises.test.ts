import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {EVENT_PROMISES, isSeenByTest} from '../support/event-promises';
import {findMessageSentences, messageSentencesOf, testTitlesOf, textsOf} from '../support/message-sentences';

const listed = EVENT_PROMISES.flatMap(({sentences}) => sentences);

describe('each sentence of the shop that promises a message', () => {
  it('names the test that sees it come', () => {
    const found = findMessageSentences();
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter((sentence) => !listed.includes(sentence))).toEqual([]);
  });

  it('is listed once, and only while a text says it', () => {
    expect(listed.filter((sentence, place) => listed.indexOf(sentence) !== place)).toEqual([]);
    const found = new Set(findMessageSentences());
    expect(listed.filter((sentence) => !found.has(sentence))).toEqual([]);
  });

  it.each(EVENT_PROMISES)('names a test that exists: $file, $title', ({file, title}) => {
    expect(testTitlesOf(readFileSync(file, 'utf8'))).toContain(title);
  });
});

describe('the search for promises', () => {
  it('finds each kind of promise in copy, with its inserted values left out', () => {
    const code = `export const COPY = {
      one: 'Thank you. We will email you a receipt. It is free.',
      two: (day: string) => \`You’ll get a call on \${day}.\`,
      three: '<p>We <strong>notify</strong> you.</p>',
    };`;
    expect(textsOf(code).flatMap(messageSentencesOf)).toEqual([
      'We will email you a receipt.',
      'You’ll get a call on ….',
      'We notify you.',
    ]);
  });

  it('takes no test for one that is skipped, to do, or only mentioned', () => {
    const code = `it('runs', () => {}); it.each([1])('runs for %s', () => {}); test('runs in a browser', {tag: '@gate'}, () => {});
      it.skip('is skipped', () => {}); it.todo('is to do'); describe('a group', () => {}); // it('is a comment')`;
    expect(testTitlesOf(code)).toEqual(['runs', 'runs for %s', 'runs in a browser']);
  });

  it('recognizes a listed sentence with its values, and no other', () => {
    expect(isSeenByTest('We answer within 2 business days.')).toBe(true);
    expect(isSeenByTest('We mail you a kitten.')).toBe(false);
  });
});
