import {CompactEncrypt, compactDecrypt} from 'jose';

/** Authenticated encryption of values that leave the server, such as cookies. */
export interface SealedBox {
  seal(value: unknown): Promise<string>;
  /** Returns the decrypted value; null if none of the secrets encrypted it. */
  open(sealed: string): Promise<unknown>;
}

const HEADER = {alg: 'dir', enc: 'A256GCM'} as const;
const AES = {name: 'AES-GCM', length: 256};

/**
 * @param secrets newest first: the newest encrypts, all of them decrypt
 * @param purpose separates keys: a value sealed for one purpose does not open for another
 */
export function createSealedBox(secrets: readonly string[], purpose: string): SealedBox {
  return {
    async seal(value) {
      const [newest] = secrets;
      if (!newest) throw new Error('A sealed box needs a secret');
      const key = await getDerivedKey(newest, purpose);
      return new CompactEncrypt(encode(JSON.stringify(value))).setProtectedHeader(HEADER).encrypt(key);
    },
    async open(sealed) {
      for (const secret of secrets) {
        const value = await openWith(await getDerivedKey(secret, purpose), sealed);
        if (value !== null) return value;
      }
      return null;
    },
  };
}

/** Derived keys, one per secret and purpose, cached for the lifetime of the isolate. */
const derivedKeys = new Map<string, CryptoKey>();

async function getDerivedKey(secret: string, purpose: string): Promise<CryptoKey> {
  const name = `${purpose} ${secret}`;
  const key = derivedKeys.get(name) ?? (await deriveKey(secret, purpose));
  derivedKeys.set(name, key);
  return key;
}

const encode = (text: string) => new TextEncoder().encode(text);

async function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  const settings = {name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(purpose)};
  return crypto.subtle.deriveKey(settings, material, AES, false, ['encrypt', 'decrypt']);
}

async function openWith(key: CryptoKey, sealed: string): Promise<unknown> {
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
