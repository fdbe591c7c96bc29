import {fail, succeed, type Result} from '~/core/result';

/** Shopify's limit. */
export const MAX_TAG_LENGTH = 40;

export type TagProblem = 'no-tag' | 'comma-tag' | 'long-tag';

export const TAG_PROBLEMS: Readonly<Record<TagProblem, string>> = {
  'no-tag': 'Enter a tag',
  'comma-tag': 'Enter one tag, without a comma',
  'long-tag': `A tag has at most ${MAX_TAG_LENGTH} characters`,
};

/** Parses one tag of an order. Shopify splits what is added at commas. */
export function parseOrderTag(text: string | null): Result<string, TagProblem> {
  const tag = (text ?? '').trim();
  if (tag === '') return fail('no-tag');
  if (tag.includes(',')) return fail('comma-tag');
  return tag.length > MAX_TAG_LENGTH ? fail('long-tag') : succeed(tag);
}
