import {hexDigest} from '~/platform/digest.server';

const CODE_COUNT = 10;
const GROUP_COUNT = 4;
const GROUP_LENGTH = 4;
/** 32 characters that cannot be confused with each other, so that each carries 5 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Returns ten random codes of 80 bits, such as `k3wd-9zqp-tm4c-h8ra`. */
export const createRecoveryCodes = (): readonly string[] =>
  Array.from({length: CODE_COUNT}, () => createCode(GROUP_COUNT));

/** Returns a random code of 40 bits for a mail, such as `k3wd-9zqp`. */
export const createMailCode = (): string => createCode(GROUP_COUNT / 2);

function createCode(groups: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * GROUP_LENGTH));
  const text = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return Array.from({length: groups}, (_, group) => text.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH)).join(
    '-',
  );
}

/** Returns the digest under which a code is stored. Case, spaces and dashes do not matter. */
export const hashRecoveryCode = (userId: string, code: string): Promise<string> =>
  hexDigest(`${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
