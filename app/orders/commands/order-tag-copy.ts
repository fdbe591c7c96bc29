import {MAX_TAG_LENGTH, type TagProblem} from './order-tag';

export const TAG_PROBLEMS: Readonly<Record<TagProblem, string>> = {
  'no-tag': 'Enter a tag',
  'comma-tag': 'Enter one tag, without a comma',
  'long-tag': `A tag has at most ${MAX_TAG_LENGTH} characters`,
};
