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

interface Suggestions {
  readonly groups: readonly {
    readonly kind: string;
    readonly options: readonly {readonly title: string; readonly path: string; readonly label?: string}[];
  }[];
}

const suggest = async (query: string) => {
  const response = await createVisitor(stack.origin).get(
    `/search/suggest?${new URLSearchParams({q: query}).toString()}`,
  );
  return response.json<Suggestions>();
};

describe('the suggestions while typing', () => {
  it.each([
    ['palak', {label: 'Recipe', path: '/recipes/palak-paneer'}],
    ['refund', {label: 'Policy', path: '/shipping-returns'}],
    ['where is my order', {label: 'Question', path: '/faqs#where-is-my-order'}],
  ])('have the answer that the page of results has: %s', async (query, answer) => {
    const {groups} = await suggest(query);
    expect(groups.find(({kind}) => kind === 'answers')?.options).toContainEqual(expect.objectContaining(answer));
  });

  it('cost one call beside what is cached, also without a result', async () => {
    await suggest('sushi');
    const countCalls = async () => (await stack.shop.log()).operations.reduce((sum, {count}) => sum + count, 0);
    const before = await countCalls();
    await suggest('spicy');
    expect((await countCalls()) - before).toBe(1);
    expect((await suggest('zzqq')).groups.map(({kind}) => kind)).toEqual(['popular']);
    expect((await countCalls()) - before).toBe(2);
  });
});
