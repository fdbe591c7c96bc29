import {expect, it} from 'vitest';
import {PICTURES_COPY} from './pictures-copy';
import {uploadProblemOf} from './send-picture';

it('finds nothing wrong with a picture that was added', () => {
  expect(uploadProblemOf(200, '{"failure":null}')).toBeNull();
});

it('shows why the server did not add a picture', () => {
  const reply = (failure: object) => JSON.stringify({failure: {tone: 'error', ...failure}});
  expect(uploadProblemOf(400, reply({title: 'a.png was not added', body: 'Too large.'}))).toBe('Too large.');
  expect(uploadProblemOf(413, reply({title: 'Too much'}))).toBe('Too much');
});

it.each([
  [200, '<!DOCTYPE html><title>Sign in</title>'],
  [401, ''],
  [403, '{"reference":"26e1ef46"}'],
])('says that the session has ended for %i %j', (status, text) => {
  expect(uploadProblemOf(status, text)).toBe(PICTURES_COPY.signedOut);
});

it.each([
  [0, ''],
  [500, '{"reference":"26e1ef46"}'],
  [502, '<html>'],
])('says that the connection failed for %i %j', (status, text) => {
  expect(uploadProblemOf(status, text)).toBe(PICTURES_COPY.offline);
});
