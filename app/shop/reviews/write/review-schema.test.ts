import {describe, expect, it} from 'vitest';
import {parseForm} from '~/platform/form.server';
import {ReviewSchema} from './review-schema.server';
import {WRITE_COPY} from './write-copy';

const WRITTEN = {rating: '4', title: 'Good', body: 'We had it on Tuesday and it was good.', name: 'Ada L.'};

function parse(more: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({...WRITTEN, ...more})) form.set(name, value);
  return parseForm(form, ReviewSchema);
}

describe('what a review says of the cooking', () => {
  it.each<Readonly<Record<string, string>>>([{}, {protein: '', minutes: '', changes: ' '}])(
    'may be left out: %j',
    (more) => {
      const result = parse(more);
      expect(result.status === 'success' && result.value).toMatchObject({protein: null, minutes: null, changes: null});
    },
  );

  it('is a protein, whole minutes and one line', () => {
    const result = parse({protein: 'tofu', minutes: '24', changes: ' A splash\n of lime '});
    expect(result.status === 'success' && result.value).toMatchObject({
      protein: 'tofu',
      minutes: 24,
      changes: 'A splash of lime',
    });
  });

  it.each([
    ['protein', 'beef', WRITE_COPY.proteinUnknown],
    ['minutes', '0', WRITE_COPY.minutesWrong],
    ['minutes', '181', WRITE_COPY.minutesWrong],
    ['minutes', '12.5', WRITE_COPY.minutesWrong],
    ['minutes', 'soon', WRITE_COPY.minutesWrong],
    ['changes', 'x'.repeat(301), WRITE_COPY.changesLong],
  ])('is refused beside the field if %s is %j', (field, value, message) => {
    const result = parse({[field]: value});
    expect(result.status === 'error' && result.error).toEqual({[field]: [message]});
  });
});
