import {describe, expect, it} from 'vitest';
import {findTag, toBlogTags} from './blog-tags';

const TAGS = [['Spices', 'Behind the scenes'], ['Spices'], ['Épices']];

describe('findTag', () => {
  it.each([
    ['Spices', 'Spices'],
    [' spices ', 'Spices'],
    ['behind the SCENES', 'Behind the scenes'],
    ['behind-the-scenes', 'Behind the scenes'],
    ['épices', 'Épices'],
    ['salt', null],
    ['', null],
    ['spices" OR "', null],
  ])('finds %j as %j', (typed, tag) => expect(findTag(TAGS, typed)).toBe(tag));
});

describe('toBlogTags', () => {
  it('lists the most frequent tags first', () => {
    expect(toBlogTags('news', TAGS, 'Épices')).toEqual([
      {name: 'Spices', path: '/blogs/news?tag=Spices', isCurrent: false},
      {name: 'Behind the scenes', path: '/blogs/news?tag=Behind+the+scenes', isCurrent: false},
      {name: 'Épices', path: '/blogs/news?tag=%C3%89pices', isCurrent: true},
    ]);
  });

  it('lists the current tag though others are more frequent', () => {
    const many = [Array.from({length: 30}, (_, index) => `tag ${index + 10}`)];
    const names = toBlogTags('news', many, 'tag 39').map(({name}) => name);
    expect(names).toHaveLength(9);
    expect(names.at(-1)).toBe('tag 39');
  });
});
