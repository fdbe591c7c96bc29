import {expect, it} from 'vitest';
import {toCachedPage, toDocument} from './cached-page';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('puts the nonce of each response where the nonce of the render was', () => {
  const page = toCachedPage('<script nonce="AAA=">café</script><i nonce="AAA="></i>', 'AAA=', 0);
  expect(page && decode(toDocument(page, 'BBB='))).toBe('<script nonce="BBB=">café</script><i nonce="BBB="></i>');
  expect(page && decode(toDocument(page, 'CCC='))).toBe('<script nonce="CCC=">café</script><i nonce="CCC="></i>');
});

it('keeps no nonce in the stored bytes', () => {
  const page = toCachedPage('<b nonce="SECRET"></b>', 'SECRET', 7);
  expect(page && {...page, bytes: decode(page.bytes)}).toEqual({
    bytes: '<b nonce="      "></b>',
    nonceOffsets: [10],
    storedAtMs: 7,
  });
});

it('leaves a text of the shop that looks like a nonce as it is', () => {
  const page = toCachedPage('<p>nonce="OLD" placeholder</p><script nonce="RENDER"></script>', 'RENDER', 0);
  expect(page && decode(toDocument(page, 'LATEST'))).toBe(
    '<p>nonce="OLD" placeholder</p><script nonce="LATEST"></script>',
  );
});

it('rejects a document without the nonce', () => {
  expect(toCachedPage('<p>no script</p>', 'RENDER', 0)).toBeNull();
});
