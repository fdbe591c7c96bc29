import {fail, succeed, type Result} from '~/core/result';

/** Shopify's limit. */
export const MAX_TAG_LENGTH = 40;

export type TagProblem = 'no-tag' | 'comma-tag' | 'long-tag';

/** Parses one tag of an order. Shopify splits what is added at commas. */
export function parseOrderTag(text: string | null): Result<string, TagProblem> {
  const tag = (text ?? '').trim();
  if (tag === '') return fail('no-tag');
  if (tag.includes(',')) return fail('comma-tag');
  return tag.length > MAX_TAG_LENGTH ? fail('long-tag') : succeed(tag);
}
