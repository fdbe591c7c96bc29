import {describe, expect, it} from 'vitest';
import {describeError} from './describe-error';

const response = (status: number, data: unknown) => ({status, statusText: '', internal: false, data});

describe('describeError', () => {
  it('returns no detail of an error in production', () => {
    const facts = describeError(new Error('connection to 10.0.0.7 refused'), false);
    expect(JSON.stringify(facts)).not.toContain('10.0.0.7');
  });

  it('returns the message and the stack of an error in development', () => {
    expect(describeError(new Error('no such hue'), true)).toMatchObject({
      message: 'no such hue',
      detail: expect.stringContaining('no such hue'),
    });
  });

  it('recognizes a page that does not exist', () => {
    expect(describeError(response(404, 'gone'), false)).toEqual({kind: 'not-found'});
  });

  it('recognizes an outage of Shopify, and returns the reference of the request', () => {
    expect(describeError(response(503, {reference: 'a1b2c3d4'}), false)).toEqual({
      kind: 'unavailable',
      reference: 'a1b2c3d4',
    });
  });

  it('recognizes a sign-in that could not be checked, and its request id', () => {
    expect(describeError(response(503, {reference: 'a1b2c3d4', concerns: 'authentication'}), false)).toEqual({
      kind: 'authentication',
      message: null,
      reference: 'a1b2c3d4',
    });
  });

  it('recognizes a failed sign-in by the text of the thrown response', () => {
    const message = 'Failed to sign in with Google. Please try again.';
    expect(describeError(response(400, {message, concerns: 'authentication'}), false)).toEqual({
      kind: 'authentication',
      message,
      reference: null,
    });
  });

  it('returns the text that a thrown response has for the visitor', () => {
    expect(describeError(response(410, {message: 'This cart link no longer works.'}), false)).toMatchObject({
      kind: 'failure',
      message: 'This cart link no longer works.',
    });
  });

  it('returns nothing of an internal error that Remix made a response of', () => {
    const data = 'Error: You made a POST request to "/about" but did not provide an `action` for route "routes/about"';
    expect(describeError(response(405, data), false)).toMatchObject({kind: 'failure', message: null, detail: null});
  });

  it.each([null, undefined, '', 7, {message: {html: '<b>'}}])(
    'has no words where the response has none: %j',
    (data) => {
      expect(describeError(response(400, data), false)).toMatchObject({message: null, reference: null});
    },
  );
});
