import {expect, it} from 'vitest';
import {cookingText} from './cooked-with-copy';

it('says how a review describes its cooking, and nothing otherwise', () => {
  expect(cookingText('lamb-goat', 24)).toBe('Cooked with lamb or goat · 24 minutes');
  expect(cookingText('none', null)).toBe('Cooked without protein');
  expect(cookingText(null, 1)).toBe('1 minute');
  expect(cookingText(null, null)).toBeNull();
});
