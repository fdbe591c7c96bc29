import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

const search = async (query: string) => {
  const path = `/search?${new URLSearchParams({q: query}).toString()}`;
  return (await createVisitor(stack.origin).get(path)).text();
};

describe('a search', () => {
  it('finds recipes', async () => {
    const html = await search('palak');
    expect(textOf(html)).toContain('Recipes');
    expect(html).toContain('href="/recipes/palak-paneer"');
  });

  it.each(['return', 'refund'])('finds policies by what they say: %s', async (word) => {
    const html = await search(word);
    expect(textOf(html)).toContain('Policies');
    expect(html).toContain('href="/shipping-returns"');
  });

  it('finds questions, and leads to the answer', async () => {
    const html = await search('spicy');
    expect(textOf(html)).toContain('Questions and answers');
    expect(html).toMatch(/href="\/faqs#[\w-]+"/);
  });

  it('shows no answers for nonsense', async () => {
    const text = textOf(await search('qqqqzzzz'));
    for (const title of ['Questions and answers', 'Policies'])
      expect(text.split('Privacy choices')[0]).not.toContain(`${title} `);
  });
});
