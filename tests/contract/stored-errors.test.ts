import {describe, expect, it} from 'vitest';
import {toErrorKind} from '../../app/platform/errors/error-kind';
import {createErrorLog} from '../../app/platform/errors/error-log.server';
import {UpstreamError} from '../../app/platform/shopify/upstream-problem';
import {BackendRefused} from '../../app/platform/supabase/backend.server';
import {SEED_PEOPLE} from '../../local/seed/people';

const words = Object.values(SEED_PEOPLE)
  .flatMap(({firstName, lastName, email}) => [firstName, lastName, email])
  .filter((word) => word !== null);

describe('what is stored of an error', () => {
  it.each(words)('holds nothing of %s, wherever it is in the error', (word) => {
    const errors = [
      new Error(`no order of ${word}`),
      new Error(word, {cause: new Error(word)}),
      Object.assign(new Error(word), {name: `${word} was here`}),
      word,
      {message: word},
      new BackendRefused(`${word}!`, `key (email)=(${word}) already exists`),
      new UpstreamError('partial', word, 200, word),
    ];
    const log = createErrorLog();
    const origin = {method: 'GET', getPattern: () => '/account/reset/:id/:token', reference: '11111111'};
    for (const error of errors) log.add(error, origin);
    const stored = JSON.stringify([log.take(0), errors.map(toErrorKind)]);
    expect(stored).toContain('"name":"Error"');
    expect(stored.toLowerCase()).not.toContain(word.toLowerCase());
  });
});
