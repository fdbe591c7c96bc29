import {CompactEncrypt, compactDecrypt} from 'jose';

/** Keeps values from everyone but this server: what is sealed can neither be read nor changed outside. */
export interface SealedBox {
  seal(value: unknown): Promise<string>;
  /** @returns what was sealed; null for anything that no secret of ours has sealed */
  open(sealed: string): Promise<unknown>;
}

const HEADER = {alg: 'dir', enc: 'A256GCM'} as const;
const KEY_BYTES = 32;

/**
 * @param secrets the newest first: it seals, and the older ones still open
 * @param purpose what the box is for; a value sealed for one purpose does not open for another
 */
export function createSealedBox(secrets: readonly string[], purpose: string): SealedBox {
  const keys = secrets.map((secret) => deriveKey(secret, purpose));
  return {
    async seal(value) {
      const [newest] = keys;
      if (!newest) throw new Error('A sealed box needs a secret');
      return new CompactEncrypt(encode(JSON.stringify(value))).setProtectedHeader(HEADER).encrypt(await newest);
    },
    async open(sealed) {
      for (const key of keys) {
        const value = await openWith(await key, sealed);
        if (value !== null) return value;
      }
      return null;
    },
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

async function deriveKey(secret: string, purpose: string): Promise<Uint8Array> {
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveBits']);
  const settings = {name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(purpose)};
  return new Uint8Array(await crypto.subtle.deriveBits(settings, material, KEY_BYTES * 8));
}

async function openWith(key: Uint8Array, sealed: string): Promise<unknown> {
  try {
    const {plaintext} = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [HEADER.alg],
      contentEncryptionAlgorithms: [HEADER.enc],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}
